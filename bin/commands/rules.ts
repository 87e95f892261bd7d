import type { Command } from 'commander';
import { printDocument } from '../../reports/print.ts';
import { filled } from '../options.ts';
import type { RulesOptions } from '../rules/list-rules.ts';

const examples = `
Examples:
  $ aisp rules --group BAL
  $ aisp rules AISP-BAL-004
  $ aisp rules --release 3.1.0
  $ aisp rules --json | jq length`;

/** `aisp rules`: the catalogue, as text or as JSON. */
export function rulesCommand(program: Command): void {
  program
    .command('rules')
    .description('list the rules, or explain one')
    .argument('[id]', 'id of a rule', filled)
    .option('--json', 'print JSON: an array of rules')
    .option('--group <name>', 'only the rules of this group, such as BAL', filled)
    .option('--release <version>', 'only the rules that this release has', filled)
    .addHelpText('after', examples)
    .action(async (id: string | undefined, options: RulesOptions) => {
      const { listRules } = await import('../rules/list-rules.ts');
      const { stdout } = process;
      const screen = { width: Math.min(stdout.columns || 100, 120), colour: stdout.isTTY && stdout.hasColors() };
      printDocument(stdout, await listRules(id, options, screen));
    });
}
