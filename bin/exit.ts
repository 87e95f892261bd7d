import { CommanderError } from 'commander';
import { FileError } from '../files/file-error.ts';
import { AispError } from '../library/public/aisp-error.ts';
import { print } from '../reports/print.ts';
import { ConfigurationError, describeProblem } from '../suites/target/configuration-error.ts';
import { TargetError } from '../suites/target/target-error.ts';
import { WorkerNotStartedError } from './stub/workers/worker-not-started-error.ts';
import { unusableSurroundings } from './surroundings.ts';

/** Exit codes of the command line. A run adds those of a signal: 128 and its number. */
export const exitCodes = {
  conforming: 0,
  nonConforming: 1,
  usage: 2,
  broken: 3,
  inconclusive: 4,
} as const;

/** Bad usage: what is wrong, and the cure. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly cure: string;

  constructor(message: string, cure: string) {
    super(message);
    this.cure = cure;
  }
}

/** Codes of those errors of the bank itself that come from what the user asked for. */
const usageCodes: readonly unknown[] = [
  'UNKNOWN_FAULT',
  'UNKNOWN_VARIANT',
  'UNKNOWN_QUIRK',
  'UNKNOWN_AS_FOUND',
  'QUIRK_NOT_MADE',
  'PORT_IN_USE',
  'PORT_FORBIDDEN',
  'CANNOT_LISTEN',
  'BAD_KEYS',
  'STORE_IN_USE',
  'STORE_DAMAGED',
  'STORE_OF_ANOTHER_BANK',
  'STORE_UNUSABLE',
];

/** Where to look for what was meant. */
const cures: Readonly<Record<string, string>> = {
  UNKNOWN_FAULT: '"aisp faults" lists the faults, and "aisp rules ID" those that break a rule.',
  UNKNOWN_VARIANT: 'docs/variants.md lists the variants.',
  UNKNOWN_QUIRK: '"aisp faults" lists the quirks.',
  UNKNOWN_AS_FOUND: '"aisp faults" lists the banks as found.',
  QUIRK_NOT_MADE: '"aisp faults" tells of each quirk what makes it.',
};

/** What an error means for the user: the exit code, and the text for stderr, empty where all has been said. */
export function exitOf(error: unknown): { readonly code: number; readonly text: string } {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { code: exitCodes.conforming, text: '' };
    return { code: exitCodes.usage, text: error.code === 'commander.help' ? '' : line(fromCommander(error)) };
  }
  if (error instanceof ConfigurationError) return { code: exitCodes.usage, text: configurationText(error) };
  if (error instanceof WorkerNotStartedError) {
    return error.exitCode === undefined
      ? { code: exitCodes.broken, text: line(sentence(error.message)) }
      : { code: error.exitCode, text: '' };
  }
  if (error instanceof FileError) return { code: exitCodes.usage, text: line(`${error.path} ${error.message}.`) };
  if (error instanceof AispError) return { code: exitCodes.usage, text: line(error.problem, error.cure || undefined) };
  if (error instanceof UsageError) return { code: exitCodes.usage, text: line(error.message, error.cure) };
  if (error instanceof TargetError) return { code: exitCodes.broken, text: line(error.message, error.cure) };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && 'code' in error && usageCodes.includes(error.code)) {
    return { code: exitCodes.usage, text: line(sentence(message), cures[String(error.code)]) };
  }
  if (error instanceof Error && 'code' in error && error.code === 'STORE_FAILED') {
    return { code: exitCodes.broken, text: line(sentence(message)) };
  }
  const unusable = unusableSurroundings(error);
  if (unusable !== undefined) return { code: exitCodes.usage, text: line(unusable.what, unusable.cure) };
  const cure = 'This is a fault of aisp itself. Set AISP_DEBUG=1 for a stack trace, and report it.';
  return { code: exitCodes.broken, text: line(sentence(message), cure) };
}

/** Says on stderr what went wrong and sets the exit code of the process. The one place that does. */
export function fail(error: unknown): void {
  const { code, text } = exitOf(error);
  if (text !== '') print(process.stderr, text);
  if (code !== 0 && process.env.AISP_DEBUG === '1' && error instanceof Error) {
    print(process.stderr, `${error.stack ?? error.message}\n`);
  }
  process.exitCode = code;
}

function sentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}

function line(message: string, cure?: string): string {
  return `aisp: ${message}${cure === undefined ? '' : `\n      ${cure}`}\n`;
}

function configurationText({ problems }: ConfigurationError): string {
  const [first] = problems;
  if (problems.length === 1 && first !== undefined) {
    const { cure, ...rest } = first;
    return line(describeProblem({ ...rest, cure: '' }).trimEnd(), cure);
  }
  const list = problems.map((problem) => `      ${describeProblem(problem)}`);
  const number = problems.reduce((sum, { count = 1 }) => sum + count, 0);
  return `aisp: The configuration has ${number} problems.\n${list.join('\n')}\n`;
}

/** `error: unknown option '--x'\n(Did you mean --y?)` as a sentence. */
function fromCommander({ message }: CommanderError): string {
  const [what = '', ...more] = message.replace(/^error: /, '').split('\n');
  const hint = more.join(' ').replace(/^\(|\)$/g, '');
  return `${sentence(what.charAt(0).toUpperCase() + what.slice(1))}${hint === '' ? '' : `\n      ${hint}`}`;
}
