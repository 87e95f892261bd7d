import type { Command } from 'commander';
import { printDocument } from '../../../reports/print.ts';

/** `aisp report schema`: what `report.json` looks like. */
export function schemaCommand(report: Command): void {
  report
    .command('schema')
    .description('print the JSON Schema of report.json')
    .option('--several', 'that of a run over several targets, schema version 2')
    .action(async ({ several }: { readonly several?: boolean }) => {
      const { reportSchema } = await import('../../../reports/report-schema.ts');
      const { severalSchema } = await import('../../../reports/several/schema.ts');
      const schema = several === true ? severalSchema : reportSchema;
      printDocument(process.stdout, `${JSON.stringify(schema, undefined, 2)}\n`);
    });
}
