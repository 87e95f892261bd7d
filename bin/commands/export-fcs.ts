import type { Command } from 'commander';
import { print } from '../../reports/print.ts';
import { filled } from '../options.ts';

export interface ExportOptions {
  readonly out: string;
}

const notes = `
The plan has no secret: a key that stands in a file goes by its path, one that stands in a variable by its name (env:NAME), and what
a plan cannot express is printed. The secrets need not be at hand. Nothing is overwritten.

Example:
  $ aisp export-fcs bank.yaml --out test-plan.json`;

/** `aisp export-fcs`: a test plan of the new official suite from a target file. */
export function exportFcsCommand(program: Command): void {
  program
    .command('export-fcs')
    .description('make a test plan of the new official suite from a target file, without secrets')
    .argument('<target>', 'target file', filled)
    .option('--out <file>', 'file for the plan', filled, 'test-plan.json')
    .addHelpText('after', notes)
    .action(async (target: string, { out }: ExportOptions) => {
      const { exportFcs } = await import('../fcs-plan/export-fcs.ts');
      print(process.stdout, await exportFcs(target, out));
    });
}
