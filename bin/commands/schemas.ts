import type { Command } from 'commander';
import { printDocument } from '../../reports/print.ts';
import { filled } from '../options.ts';
import type { SchemasOptions } from '../schemas/write-schemas.ts';

const examples = `
Example:
  $ aisp schemas --out schemas/3.1.11 --profile full`;

/** `aisp schemas`: the JSON Schemas of a release as files. */
export function schemasCommand(program: Command): void {
  program
    .command('schemas')
    .description('write the JSON Schemas of every message of a release')
    .requiredOption('--out <folder>', 'folder for the files', filled)
    .option('--release <version>', 'release of the standard, 3.1.0 to 3.1.11, 4.0.0 or 4.0.1 (default: 3.1.11)', filled)
    .option('--profile <name>', 'service, full, standard, or the path of a profile file', filled, 'service')
    .option('--data', 'write the schema of a file for "aisp stub --data", too, as data.schema.json', false)
    .addHelpText('after', examples)
    .action(async (options: SchemasOptions) => {
      const { writeSchemas } = await import('../schemas/write-schemas.ts');
      printDocument(process.stdout, await writeSchemas(options));
    });
}
