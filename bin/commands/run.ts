import type { Command } from 'commander';
import { filled, repeatable, shard, wholeNumber } from '../options.ts';

export interface RunOptions {
  readonly target?: string;
  readonly profile?: string;
  readonly release?: string;
  readonly only: readonly string[];
  readonly out: string;
  readonly shard?: string;
  readonly workers?: number;
  readonly fault: readonly string[];
}

const examples = `
Secrets never stand on the command line. With a URL, access tokens come from the environment:
  AISP_TOKEN                     token of a PSU for a consent with every offered Detail permission
  AISP_TOKEN_BASIC, _CREDITS, _DEBITS, _MINIMAL   tokens for the other consents of a run
  AISP_CLIENT_TOKEN              token of the client itself, for the consent operations

Examples:
  $ aisp run
  $ aisp run --profile full --only 'AISP-TRA-*' --only 'AISP-PAG-*'
  $ aisp run --fault balance-type-missing-expected
  $ AISP_TOKEN=… aisp run --target https://api.bank.example --out build/conformance
  $ aisp run --target bank.yaml --shard 1/3`;

/** `aisp run`: judges a target, the bundled bank when none is given, and writes the report. */
export function runCommand(program: Command): void {
  program
    .command('run')
    .description('judge a bank, the bundled one when no target is given, and write the report')
    .option('--target <file|url>', 'target file, or base URL of the bank', filled)
    .option('--profile <name>', 'service, full, or the path of a profile file (default: service)', filled)
    .option('--release <version>', 'release of the standard, 3.1.0 to 3.1.11 (default: 3.1.11)', filled)
    .addOption(repeatable('--only <glob>', 'only rules whose id matches; may be given several times'))
    .option('--out <folder>', 'folder for report.json and its companions', filled, 'reports/out')
    .option('--shard <I/N>', 'only one part of the rules', shard)
    .option('--workers <number>', 'processes that judge rules', wholeNumber(1, 64))
    .addOption(repeatable('--fault <id>', 'make the bundled bank dishonest; may be given several times'))
    .addHelpText('after', examples)
    .action(async (options: RunOptions) => {
      const { runSuites } = await import('../run/run-suites.ts');
      process.exitCode = await runSuites(options);
    });
}
