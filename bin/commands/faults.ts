import type { Command } from 'commander';
import { printDocument } from '../../reports/print.ts';
import type { FaultsOptions } from '../faults/list-faults.ts';
import { filled } from '../options.ts';

const examples = `
Examples:
  $ aisp faults
  $ aisp faults --rule AISP-BAL-003
  $ aisp faults --json | jq '.[] | select(.kind == "variant") | .id'`;

/** `aisp faults`: what the bundled bank can be made to do otherwise, as text or as JSON. */
export function faultsCommand(program: Command): void {
  program
    .command('faults')
    .description('list the faults, variants and quirks of the bundled bank, by title')
    .option('--rule <id>', 'only those that concern this rule', filled)
    .option('--json', 'print JSON: an array of faults, variants, quirks and banks as found')
    .addHelpText('after', examples)
    .action(async (options: FaultsOptions) => {
      const { listFaults } = await import('../faults/list-faults.ts');
      printDocument(process.stdout, await listFaults(options));
    });
}
