import type { Command } from 'commander';
import { printDocument } from '../../../reports/print.ts';

/** `aisp report schema`: what `report.json` looks like. */
export function schemaCommand(report: Command): void {
  report
    .command('schema')
    .description('print the JSON Schema of report.json')
    .action(async () => {
      const { reportSchema } = await import('../../../reports/report-schema.ts');
      printDocument(process.stdout, `${JSON.stringify(reportSchema, undefined, 2)}\n`);
    });
}
