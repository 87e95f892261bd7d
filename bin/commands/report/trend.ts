import { type Command, Option } from 'commander';
import { print, printDocument } from '../../../reports/print.ts';
import { filled } from '../../options.ts';
import type { TrendOptions } from '../../report/trend-of.ts';

const trendFormats = ['text', 'json', 'html'] as const satisfies readonly TrendOptions['format'][];

const notes = `
Exit codes:
  0 every report was read   2 bad usage, or no report there   4 a damaged file was left out

Example:
  $ aisp report trend history
  $ aisp report trend history --format html --out history.html`;

/** `aisp report trend`: the history of folders of reports. */
export function trendCommand(report: Command): void {
  report
    .command('trend')
    .description('show what the reports in folders say over time, for each bank, release and group')
    .argument('<folder...>', 'folders of reports, or reports')
    .addOption(new Option('--format <name>', 'how to show it').choices(trendFormats).default('text'))
    .option('--out <file>', 'write it to this file instead of printing it', filled)
    .addHelpText('after', notes)
    .action(async (folders: readonly string[], options: TrendOptions) => {
      const { trendIn } = await import('../../report/trend-of.ts');
      const { text, complaints, exitCode } = trendIn(folders, options);
      printDocument(process.stdout, text);
      for (const complaint of complaints) print(process.stderr, `aisp: ${complaint}\n`);
      process.exitCode = exitCode;
    });
}
