import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const dist = join(import.meta.dirname, '..', '..');

export const commandLine = join(dist, 'bin', 'aisp.js');
export const bareServer = join(dist, 'bench', 'support', 'bare-hono.js');

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

/** Starts a Node script and waits, at most 10 seconds, until a URL of it answers; `ms` is the time from start to answer. */
export async function startServer(
  script: string,
  args: readonly string[],
  url: string,
): Promise<{ process: ChildProcess; ms: number }> {
  const begun = performance.now();
  const process_ = spawn(process.execPath, [script, ...args], { stdio: 'ignore' });
  await waitFor(process_, script, url);
  return { process: process_, ms: performance.now() - begun };
}

/** Waits, at most 10 seconds, until a URL of a script answers; ends it when it does not. */
export async function waitFor(child: ChildProcess, script: string, url: string): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < 10_000) {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      return;
    } catch {
      await sleep(5);
    }
  }
  child.kill();
  throw new Error(`${script} did not answer at ${url} within 10 seconds`);
}

/** Ends a process that this bench started, and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
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
