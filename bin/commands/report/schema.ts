import type { Command } from 'commander';

/** `aisp report schema`: what `report.json` looks like. */
export function schemaCommand(report: Command): void {
  report
    .command('schema')
    .description('print the JSON Schema of report.json')
    .action(async () => {
      const { reportSchema } = await import('../../../reports/report-schema.ts');
      process.stdout.write(`${JSON.stringify(reportSchema, undefined, 2)}\n`);
    });
}
