import type { Command } from 'commander';
import { printDocument } from '../../reports/print.ts';
import type { OpenApiOptions } from '../openapi/write-openapi.ts';
import { filled, webAddress } from '../options.ts';

const examples = `
A bank that runs gives its own document at /openapi.json.

Examples:
  $ aisp openapi --out bank.json --profile full
  $ aisp openapi --release 3.1.5 --public-url https://bank.example > bank.json`;

/** `aisp openapi`: the OpenAPI document of the bank as it is configured. */
export function openApiCommand(program: Command): void {
  program
    .command('openapi')
    .description('write the OpenAPI 3.1 document of the reference bank as it is configured')
    .option('--out <file>', 'file to write; printed when left out', filled)
    .option('--release <version>', 'release of the standard, 3.1.0 to 3.1.11, 4.0.0 or 4.0.1 (default: 3.1.11)', filled)
    .option('--profile <name>', 'service, full, standard, or the path of a profile file', filled, 'service')
    .option('--public-url <url>', 'where the bank is called', webAddress, 'http://127.0.0.1:8080')
    .addHelpText('after', examples)
    .action(async (options: OpenApiOptions) => {
      const { writeOpenApi } = await import('../openapi/write-openapi.ts');
      printDocument(process.stdout, await writeOpenApi(options));
    });
}
