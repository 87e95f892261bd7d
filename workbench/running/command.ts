import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from '../problem.ts';

export interface StartedCommand {
  /** The exit code; undefined where a signal ended it. */
  readonly ended: Promise<number | undefined>;
  /** Asks it to end, as Ctrl-C does; a second time ends it at once. */
  interrupt(): void;
}

/** Starts `aisp` with some words, and hears each line that it prints. */
export type StartCommand = (
  words: readonly string[],
  onLine: (line: string, from: 'stdout' | 'stderr') => void,
) => StartedCommand;

/**
 * Starts commands in a folder, with the environment of this process, which holds the secrets that target files name. In a process
 * group of its own: Ctrl-C in the terminal reaches it through this process.
 */
export function commandsIn(
  folder: string,
  [file, ...first]: readonly [file: string, ...words: string[]],
): StartCommand {
  return (words, onLine) => {
    const child = spawn(file, [...first, ...words], {
      cwd: folder,
      detached: true,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    createInterface({ input: child.stderr }).on('line', (line) => onLine(line, 'stderr'));
    createInterface({ input: child.stdout }).on('line', (line) => onLine(line, 'stdout'));
    return {
      ended: new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve(code ?? undefined));
      }),
      interrupt: () => child.kill('SIGINT'),
    };
  };
}

/** What a command printed, and its exit code, once it has ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  /** What went wrong, in the words of the command line. */
  readonly stderr: string;
}

/** Runs a command to its end. Rejects with a Problem where a signal ended it. */
export async function runCommand(start: StartCommand, words: readonly string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const { ended } = start(words, (line, from) => {
    said[from] += `${line}\n`;
  });
  const code = await ended;
  if (code === undefined) throw new Problem('The command was ended by a signal.', 'Try it again.');
  return { code, ...said };
}

/** What a command said went wrong, as a Problem. */
export function refusalOf({ stderr }: Pick<Ended, 'stderr'>): Problem {
  const [first = '', ...more] = stderr
    .replace(/^aisp: /, '')
    .trim()
    .split('\n');
  return new Problem(first || 'The command ended without a word.', more.map((line) => line.trim()).join('\n'));
}
