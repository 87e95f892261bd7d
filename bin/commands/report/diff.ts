import { type Command, Option } from 'commander';
import { printDocument } from '../../../reports/print.ts';
import { filled } from '../../options.ts';
import type { DiffOptions } from '../../report/diff-of.ts';

const diffFormats = ['text', 'markdown', 'json'] as const satisfies readonly DiffOptions['format'][];

const notes = `
Exit codes:
  0 no regression   1 a rule fails that did not fail before   2 bad usage
  4 a mandatory rule that was judged before no longer is

Example:
  $ aisp report diff baseline/report.json reports/out --format markdown`;

/** `aisp report diff`: what changed from one report to a later one. */
export function diffCommand(report: Command): void {
  report
    .command('diff')
    .description('say what changed from one report to a later one; the exit code is for regressions only')
    .argument('<before>', 'report.json, or the folder it is in', filled)
    .argument('<after>', 'the later one', filled)
    .addOption(new Option('--format <name>', 'how to print it').choices(diffFormats).default('text'))
    .addHelpText('after', notes)
    .action(async (before: string, after: string, { format }: DiffOptions) => {
      const { diffOf } = await import('../../report/diff-of.ts');
      const { text, exitCode } = diffOf(before, after, format);
      printDocument(process.stdout, text);
      process.exitCode = exitCode;
    });
}
