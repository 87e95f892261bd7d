import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const dist = join(import.meta.dirname, '..', '..');

export const commandLine = join(dist, 'bin', 'aisp.js');
export const bareServer = join(dist, 'bench', 'support', 'bare-hono.js');

const running = new Set<ChildProcess>();

/** Notes a process that this bench started, so that it ends with it. */
export function started<T extends ChildProcess>(child: T): T {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends whatever was started and still runs, and waits for nothing. */
export function stopAll(): void {
  for (const child of running) child.kill();
}

/** What a program wrote, and the milliseconds that it took. */
export interface Ran {
  readonly stdout: string;
  readonly ms: number;
}

/** Runs Node with some arguments to its end. Throws when it ends otherwise than expected. */
export async function ran(
  args: readonly string[],
  { expected = 0, env = {} }: { readonly expected?: number; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const begun = performance.now();
  const child = started(
    spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } }),
  );
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== expected)
    throw new Error(`${basename(args[0] ?? '')} ${args[1] ?? ''} ended with ${status}: ${said.stderr}`);
  return { stdout: said.stdout, ms: performance.now() - begun };
}

/** What a process that a measurement started tells it first. Throws when it ends before. */
export async function told<T>(child: ChildProcess): Promise<T> {
  return await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (status) => reject(new Error(`it ended with ${status} and told nothing`)));
  });
}

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Milliseconds in which a server has to answer, on a machine that has much else to do. */
const longestStart = 30_000;

/** Starts a Node script and waits, at most half a minute, until a URL of it answers; `ms` is the time from start to answer. */
export async function startServer(
  script: string,
  args: readonly string[],
  url: string,
): Promise<{ process: ChildProcess; ms: number }> {
  const begun = performance.now();
  const process_ = started(spawn(process.execPath, [script, ...args], { stdio: 'ignore' }));
  await waitFor(process_, script, url);
  return { process: process_, ms: performance.now() - begun };
}

/** Waits, at most half a minute, until a URL of a script answers; ends it when it does not. */
export async function waitFor(child: ChildProcess, script: string, url: string): Promise<void> {
  const begun = performance.now();
  while (child.exitCode === null && performance.now() - begun < longestStart) {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      return;
    } catch {
      await sleep(5);
    }
  }
  child.kill();
  const why =
    child.exitCode === null
      ? `did not answer at ${url} within ${longestStart / 1_000} s`
      : `ended with ${child.exitCode}`;
  throw new Error(`${basename(script)} ${why}`);
}

/** Ends a process that this bench started, and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Of an even number of values, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
}
