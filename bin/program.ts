import { type Argument, Command } from 'commander';
import { toolVersion } from '../library/version.ts';
import { checkCommand } from './commands/check.ts';
import { exportFcsCommand } from './commands/export-fcs.ts';
import { faultsCommand } from './commands/faults.ts';
import { importFcsCommand } from './commands/import-fcs.ts';
import { judgeCommand } from './commands/judge.ts';
import { openApiCommand } from './commands/openapi.ts';
import { reportCommand } from './commands/report.ts';
import { rulesCommand } from './commands/rules.ts';
import { runCommand } from './commands/run.ts';
import { schemasCommand } from './commands/schemas.ts';
import { stubCommand } from './commands/stub.ts';
import { workbenchCommand } from './commands/workbench.ts';
import type { StartEngine } from './run/run-engine.ts';
import { tellingOptions } from './unknown-option.ts';

const about = `
Exit codes of a run:
  0 conforming
  1 a rule failed, or a waiver is stale or expired
  2 bad usage or configuration
  3 the target could not be reached, or the harness broke
  4 inconclusive: a mandatory rule was not exercised

Examples:
  $ aisp run                           judge the bundled bank
  $ AISP_TOKEN=… aisp run --profile standard --target https://api.bank.example
  $ aisp check --target bank.yaml      is it ready for a run?
  $ aisp run --target bank.yaml --only 'AISP-BAL-*'
  $ aisp workbench                     the same, on a page in a browser
  $ aisp stub                          a bank to build against
  $ aisp rules AISP-BAL-004            what a rule says, and why
  $ aisp faults --rule AISP-BAL-003    what makes the bundled bank break it`;

/** A command with its arguments, as a list of commands shows it. */
function commandTerm({ name, arguments: taken }: { name: string; arguments: readonly Argument[] }): string {
  const shown = taken.map((each) => (each.required ? `<${each.name()}>` : `[${each.name()}]`));
  return [name, ...shown].join(' ');
}

/**
 * The command line. Parsing rejects with a CommanderError, or with what a command threw; nothing exits the process. What performs a
 * run is started by `start`, and is a process of its own without it.
 */
export function createProgram(start?: StartEngine): Command {
  const program = new Command('aisp')
    .description('Conformance harness and reference bank for the UK Open Banking Account Information API, version 3.1.')
    .version(toolVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print help for a command')
    // Every command has options: without the word the list fits 80 columns.
    .configureHelp({
      subcommandTerm: (command) => commandTerm({ name: command.name(), arguments: command.registeredArguments }),
    })
    .addHelpText('after', about)
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  runCommand(program, start);
  for (const define of [
    checkCommand,
    judgeCommand,
    stubCommand,
    rulesCommand,
    faultsCommand,
    reportCommand,
    schemasCommand,
    openApiCommand,
    importFcsCommand,
    workbenchCommand,
    exportFcsCommand,
  ])
    define(program);
  return tellingOptions(program);
}
