import { type Command, Option } from 'commander';
import { evidenceKinds } from '../../reports/contract/index.ts';
import { extraFormats } from '../../reports/render-format.ts';
import {
  asFoundOption,
  filled,
  listed,
  listOf,
  quirkOption,
  repeatable,
  seconds,
  shard,
  webAddress,
  wholeNumber,
} from '../options.ts';
import type { StartEngine } from '../run/run-engine.ts';
import type { RunOptions } from '../run/run-options.ts';
import { stepSummary } from '../run/step-summary.ts';

const examples = `
Secrets never stand on the command line. With a URL, access tokens come from the environment:
  AISP_TOKEN                     token of a PSU for a consent with every offered Detail permission
  AISP_TOKEN_BASIC, _CREDITS, _DEBITS, _MINIMAL   tokens for the other consents of a run
  AISP_CLIENT_TOKEN              token of the client itself, for the consent operations

Examples:
  $ aisp run
  $ aisp run --profile full --only 'AISP-TRA-*' --only 'AISP-PAG-*'
  $ aisp run --release 3.1.11,4.0.1
  $ aisp run --fault balance-type-missing-expected
  $ AISP_TOKEN=… aisp run --profile standard --target https://api.bank.example --out build/conformance
  $ aisp run --target group.yaml --brand Alpha --brand Beta
  $ aisp run --target bank.yaml --plan
  $ aisp run --target bank.yaml --format sarif,ctrf
  $ aisp run --target bank.yaml --again reports/out --out reports/again
  $ aisp run --target bank.yaml --shard 1/3`;

const runFormats = [...extraFormats, stepSummary];

/** `aisp run`: judges a target, the bundled bank when none is given, and writes the report. */
export function runCommand(program: Command, start?: StartEngine): void {
  program
    .command('run')
    .description('judge a bank, the bundled one when no target is given, and write the report')
    .option('--target <file|url>', 'target file, or base URL of the bank', filled)
    .addOption(
      repeatable('--brand <name>', 'which bank to judge, of a target file with several; may be given several times'),
    )
    .option('--profile <name>', 'service, full, standard, or the path of a profile file (default: service)', filled)
    .option(
      '--release <versions>',
      'release of the standard, 3.1.0 to 3.1.11, 4.0.0 or 4.0.1; or one of each version, as 3.1.11,4.0.1, to judge both and relate them (default: 3.1.11)',
      listed,
    )
    .option('--relation-only', 'with two versions, judge the first, and whether the second agrees with it: fewer calls')
    .addOption(repeatable('--only <glob>', 'only rules whose id matches; may be given several times'))
    .option('--out <folder>', 'folder for report.json and its companions', filled, 'reports/out')
    .addOption(
      listOf(
        '--format <list>',
        `formats to write besides report.json, report.html and junit.xml: ${runFormats.join(', ')}`,
        runFormats,
      ),
    )
    .addOption(
      new Option('--evidence <kind>', 'what evidence.har shows: full leaves account data in clear')
        .choices(evidenceKinds)
        .default('masked'),
    )
    .option('--again <report>', 'only the rules that failed or were not exercised in this report, or folder', filled)
    .option('--shard <I/N>', 'only one part of the rules', shard)
    .option(
      '--sign <key>',
      'sign the report with this private key: a PEM file, or env:NAME for a variable with the PEM',
      filled,
    )
    .option(
      '--timestamp <url>',
      'ask this time-stamping authority (RFC 3161) to confirm when it was signed',
      webAddress,
    )
    .option(
      '--mask-key <env:NAME>',
      'mask with the key in this variable, so that shards given one key mask alike; keep it as you keep a password',
      filled,
    )
    .option('--workers <number>', 'has no effect any more: one process judges all rules', wholeNumber(1, 64))
    .option('--timeout <seconds>', 'longest wait for one answer (default: that of the target file, or 15)', seconds)
    .addOption(repeatable('--fault <id>', 'make the bundled bank dishonest; may be given several times'))
    .addOption(
      repeatable(
        '--variant <id>',
        'make the bundled bank keep the standard in another way; may be given several times',
      ),
    )
    .addOption(quirkOption())
    .addOption(asFoundOption())
    .option('--thorough', 'test every operation with what is otherwise tested on some of them: many more calls')
    .option(
      '--keep-consents',
      'leave the consents of the run at the bank, to repeat a failure: the report has their ids',
    )
    .option('-q, --quiet', 'print the verdict in one line, and no progress')
    .addOption(
      new Option('--progress <kind>', 'how to write the progress to standard error: json for a program')
        .choices(['text', 'json'])
        .default('text'),
    )
    .option('--plan', 'print the calls that the run would make, and make none')
    .addHelpText('after', examples)
    .action(async (options: RunOptions) => {
      const { runSuites } = await import('../run/run-suites.ts');
      process.exitCode = await runSuites(options, start);
    });
}
