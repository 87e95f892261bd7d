import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort, started, stop, told, waitFor } from './processes.ts';
import type { Served } from './served.ts';

/**
 * Starts a server that only does what no bank can do without, and is called as a bank is. It tells the ids of its further processes
 * once it serves.
 */
export async function bareServed(name: 'bare-redis' | 'bare-workers', ...args: readonly string[]): Promise<Served> {
  const port = await freePort();
  const script = join(import.meta.dirname, `${name}.js`);
  const child = started(fork(script, [`${port}`, ...args]));
  const origin = `http://127.0.0.1:${port}`;
  const others = await told<readonly number[]>(child);
  await waitFor(child, script, origin);
  return { origin, ids: [child.pid ?? 0, ...others], client: '', token: '', stop: () => stop(child) };
}
