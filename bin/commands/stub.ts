import type { Command } from 'commander';
import { day, filled, repeatable, wholeNumber } from '../options.ts';

export interface StubOptions {
  readonly port: number;
  readonly host: string;
  readonly profile: string;
  readonly release?: string;
  readonly seed: number;
  readonly date?: Date;
  readonly fault: readonly string[];
}

const examples = `
Examples:
  $ aisp stub
  $ aisp stub --port 0 --profile full --seed 42 --date 2026-03-15
  $ aisp stub --fault balance-type-missing-expected`;

/** `aisp stub`: starts the bank, prints what a developer needs, and serves until it is told to stop. */
export function stubCommand(program: Command): void {
  program
    .command('stub')
    .description('start the reference bank and print what a developer needs to make the first call')
    .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8080)
    .option('--host <address>', 'address to listen on', filled, '127.0.0.1')
    .option('--profile <name>', 'service, full, or the path of a profile file', filled, 'service')
    .option('--release <version>', 'release of the standard (default: 3.1.11)', filled)
    .option('--seed <number>', 'same seed and date, same data', wholeNumber(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--date <YYYY-MM-DD>', 'stop the clock of the bank at noon of this day, UTC', day)
    .addOption(repeatable('--fault <id>', 'make the bank dishonest in this way; may be given several times'))
    .addHelpText('after', examples)
    .action(async (options: StubOptions) => {
      const { startStub } = await import('../stub/start-stub.ts');
      await startStub(options);
    });
}
