import type { Command } from 'commander';
import { print } from '../../reports/print.ts';
import { filled } from '../options.ts';

export interface ImportOptions {
  readonly out: string;
}

const notes = `
The first file is the discovery file of the official conformance suite, and the second, if any, its configuration; or the first is a
test plan of its successor (schemaVersion 1.0), and there is no second. Secrets and keys are not copied: bank.yaml refers to them, and
what is to be put where is printed, as is all that has no place. Nothing is overwritten.

Examples:
  $ aisp import-fcs discovery.json config.json --out conformance
  $ aisp import-fcs test-plan.json --out conformance
  $ aisp run --target conformance/bank.yaml`;

/** `aisp import-fcs`: a target file and a profile from the files of the official suite. */
export function importFcsCommand(program: Command): void {
  program
    .command('import-fcs')
    .description('make a target file and a profile from the discovery file, or a test plan, of the official suite')
    .argument('<discovery>', 'discovery file or test plan, in JSON', filled)
    .argument('[config]', 'configuration of the official suite, in JSON', filled)
    .option('--out <folder>', 'folder for bank.yaml and bank-profile.yaml', filled, '.')
    .addHelpText('after', notes)
    .action(async (discovery: string, config: string | undefined, { out }: ImportOptions) => {
      const { importFcs } = await import('../import-fcs/import-fcs.ts');
      print(process.stdout, importFcs(discovery, config, out));
    });
}
