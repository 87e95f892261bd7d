import { type Command, Option } from 'commander';
import { populationLimits } from '../../stub/data/population/population-size.ts';
import { maxEntriesLimits, usualMaxEntries } from '../../stub/state/bank-state.ts';
import {
  asFoundOption,
  day,
  filled,
  hostName,
  listed,
  quirkOption,
  repeatable,
  storePlace,
  wholeNumber,
} from '../options.ts';
import type { StubOptions } from '../stub/stub-options.ts';

const examples = `
Examples:
  $ aisp stub
  $ aisp stub --port 0 --profile full --seed 42 --date 2026-03-15
  $ aisp stub --customers 1000000 --accounts 5 --years 7
  $ aisp stub --tls --keys bank-keys
  $ aisp stub --release 3.1.11,4.0.1
  $ aisp stub --store file:bank-state
  $ aisp stub --workers 4
  $ aisp stub --fault balance-type-missing-expected
  $ aisp stub --as-found first-days`;

function size(name: keyof typeof populationLimits): (value: string) => number {
  const { least, most } = populationLimits[name];
  return wholeNumber(least, most);
}

/** `aisp stub`: starts the bank, prints what a developer needs, and serves until it is told to stop. */
export function stubCommand(program: Command): void {
  program
    .command('stub')
    .description('start the reference bank and print what a developer needs to make the first call')
    .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0, 65_535), 8080)
    .addOption(
      new Option('--host <address>', 'address to listen on')
        .default('127.0.0.1')
        .env('AISP_STUB_HOST')
        .argParser(filled),
    )
    .option('--profile <name>', 'service, full, standard, or the path of a profile file', filled, 'service')
    .option(
      '--release <versions>',
      'release of the standard, 3.1.0 to 3.1.11, 4.0.0 or 4.0.1; or one of each version, as 3.1.11,4.0.1 (default: 3.1.11)',
      listed,
    )
    .option(
      '--seed <number>',
      'seed of the data: same seed and date, same data',
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
      1,
    )
    .option('--customers <number>', 'customers besides the personas: customer-1 and so on', size('customers'))
    .option('--accounts <number>', 'accounts of each of them (default: 3)', size('accounts'))
    .option('--years <number>', 'years of history on each of these accounts (default: 2)', size('years'))
    .option(
      '--per-day <number>',
      'transactions a day on each, besides what orders, debits and incomes bring (default: 3)',
      size('perDay'),
    )
    .option('--date <YYYY-MM-DD>', 'stop the clock of the bank at noon of this day, UTC', day)
    .option('--tls', 'serve HTTPS, and let clients show certificates', false)
    .option('--keys <folder>', 'keys and certificates of the bank and its clients; made there when it is empty', filled)
    .addOption(
      repeatable('--tls-name <host>', 'a further name for its certificate; may be given several times', hostName),
    )
    .option('--clients <file>', 'clients to register besides the two that come with the bank, in YAML or JSON', filled)
    .option(
      '--data <file>',
      'what to add to the data of the bank: customers, transactions and more, in YAML or JSON',
      filled,
    )
    .addOption(repeatable('--fault <id>', 'make the bank dishonest in this way; may be given several times'))
    .addOption(
      repeatable('--variant <id>', 'make the bank keep the standard in another way; may be given several times'),
    )
    .addOption(quirkOption())
    .addOption(asFoundOption())
    .addOption(
      new Option(
        '--store <place>',
        'file:FOLDER keeps all that changes across restarts; redis://HOST:PORT, or rediss: for TLS, shares it with other processes, too (default: in memory)',
      )
        .env('AISP_STORE')
        .argParser(storePlace),
    )
    .option('--store-prefix <name>', 'prefix of its keys in a shared store', filled, 'aisp')
    .option(
      '--max-entries <number>',
      'most consents, tokens and the like kept at a time; beyond that, calls that add any are answered 503',
      wholeNumber(maxEntriesLimits.least, maxEntriesLimits.most),
      usualMaxEntries,
    )
    .option(
      '--workers <number>',
      'processes of this machine that are the bank together, 1 to 64',
      wholeNumber(1, 64),
      1,
    )
    .option('--no-control', 'leave out the control plane below /stub/')
    .addOption(
      new Option('--control-host <name>', 'open the control plane to callers from elsewhere who use this host name')
        .env('AISP_CONTROL_HOST')
        .argParser(filled),
    )
    .option('--control-key <file>', 'the key that they send, in a file (default: AISP_CONTROL_KEY)', filled)
    .option(
      '--log',
      'write a line for each call to the standard error: what was answered, and why it was refused',
      false,
    )
    .option('--journal <number>', 'calls that the journal keeps', wholeNumber(1, 100_000), 1000)
    .option('--no-error-links', 'leave out the links from error bodies to the journal')
    .addHelpText('after', examples)
    .action(async (options: StubOptions) => {
      const { startStub } = await import('../stub/start-stub.ts');
      await startStub(options);
    });
}
