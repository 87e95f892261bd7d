import type { Command } from 'commander';
import type { CheckOptions } from '../check/check-target.ts';
import { filled, seconds } from '../options.ts';

const about = `
Tries the connection, the clock, the tokens, one consent and each operation once, deletes the consent again, and tells what a
run could exercise with this target and what to supply for the rest.

Exit codes: 0 ready   2 bad usage or configuration   3 the target could not be reached
            4 a mandatory rule could not be exercised; what only a test bank can be made to show ("bankSide") does not count

Examples:
  $ aisp check --target bank.yaml
  $ AISP_TOKEN=… aisp check --target https://api.bank.example --json`;

/** `aisp check`: whether a target is ready for a run, in a few seconds. */
export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('try a target in a few seconds, and tell what a run could exercise')
    .requiredOption('--target <file|url>', 'target file, or base URL of the bank', filled)
    .option('--brand <name>', 'which bank to try, of a target file with several', filled)
    .option('--profile <name>', 'service, full, standard, or the path of a profile file (default: service)', filled)
    .option('--release <version>', 'release of the standard (default: 3.1.11)', filled)
    .option('--timeout <seconds>', 'longest wait for one answer (default: that of the target file, 5 at most)', seconds)
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', about)
    .action(async (options: CheckOptions) => {
      const { checkTarget } = await import('../check/check-target.ts');
      process.exitCode = await checkTarget(options);
    });
}
