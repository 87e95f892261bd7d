import { AsyncLocalStorage } from 'node:async_hooks';
import { fail } from '../../bin/exit.ts';
import { createProgram } from '../../bin/program.ts';
import type { StartEngine } from '../../bin/run/run-engine.ts';
import type { Ended } from './aisp.ts';

/** Set while a command runs, and where something was begun by it: what others write meanwhile is not the command's. */
const ofCommand = new AsyncLocalStorage<true>();

/** One after the other: they share the environment, the folder and the streams of this process. */
let before: Promise<unknown> = Promise.resolve();

/**
 * What a command line comes to, in this process, in which everything is loaded once: for all commands but `stub`, and for that one
 * where it is refused. A run of one target is performed in this process, too. What processes add (`bin/command-line.ts`, `bin/run/engine.ts`), signals and
 * authorities among it, is tried by starting them, see `aisp.ts`.
 * Its environment has no AISP_ variable and no proxy but those given.
 */
export function aispHere(
  args: readonly string[],
  options: { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string } = {},
): Promise<Ended> {
  const ended = before.then(() => inThisProcess(args, options));
  before = ended;
  return ended;
}

/** Performs a run as an engine does that nobody stops or kills. */
const engineHere: StartEngine = () => ({
  async run(task) {
    const { performRun } = await import('../../bin/run/perform-run.ts');
    await performRun(task, new AbortController().signal);
    return { interrupted: false, killed: false };
  },
  dismiss() {},
});

async function inThisProcess(
  args: readonly string[],
  { env = {}, cwd }: NonNullable<Parameters<typeof aispHere>[1]>,
): Promise<Ended> {
  const [usual, home] = [process.env, process.cwd()];
  const kept = Object.entries(usual).filter(([name]) => !/^(AISP_|NODE_TEST_CONTEXT|(HTTPS?|NO)_PROXY$)/i.test(name));
  const [stdout, stderr] = [overheard(process.stdout), overheard(process.stderr)];
  process.env = { ...Object.fromEntries(kept), NO_COLOR: '1', ...env };
  if (cwd !== undefined) process.chdir(cwd);
  const exitCode = process.exitCode;
  process.exitCode = undefined;
  try {
    await ofCommand.run(true, async () => {
      await createProgram(engineHere).parseAsync(args, { from: 'user' }).catch(fail);
    });
  } finally {
    process.env = usual;
    process.chdir(home);
    stdout.end();
    stderr.end();
  }
  const code = process.exitCode ?? 0;
  process.exitCode = exitCode;
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** Keeps what a command writes; what the runner tells of tests goes on. */
function overheard(stream: NodeJS.WriteStream): { readonly text: () => string; readonly end: () => void } {
  const usual = stream.write;
  let text = '';
  stream.write = ((chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    if (typeof chunk !== 'string' || ofCommand.getStore() === undefined)
      return Reflect.apply(usual, stream, [chunk, ...rest]) as boolean;
    text += chunk;
    for (const each of rest) if (typeof each === 'function') each();
    return true;
  }) as typeof stream.write;
  return {
    text: () => text,
    end: () => {
      stream.write = usual;
    },
  };
}
