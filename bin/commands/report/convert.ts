import type { Command } from 'commander';
import { printDocument } from '../../../reports/print.ts';
import { formatNames, formats } from '../../../reports/render-format.ts';
import { filled, listOf } from '../../options.ts';
import type { ConvertOptions } from '../../report/convert-report.ts';

const notes = `
Formats, and the files that --out gets:
${formatNames.map((name) => `  ${name.padEnd(10)}${formats[name].file.padEnd(19)}${formats[name].about}`).join('\n')}

Examples:
  $ aisp report convert reports/out --format markdown
  $ aisp report convert reports/out/report.json --format sarif,ctrf --out build`;

/** `aisp report convert`: other formats of a report that was written before. */
export function convertCommand(report: Command): void {
  report
    .command('convert')
    .description('turn report.json into other formats')
    .argument('<report>', 'report.json, or the folder it is in', filled)
    .addOption(listOf('--format <list>', `one or more of ${formatNames.join(', ')}`, formatNames).makeOptionMandatory())
    .option('--out <folder>', 'folder for the files; without it one format goes to the terminal', filled)
    .addHelpText('after', notes)
    .action(async (path: string, options: ConvertOptions) => {
      const { convertReport } = await import('../../report/convert-report.ts');
      printDocument(process.stdout, await convertReport(path, options));
    });
}
