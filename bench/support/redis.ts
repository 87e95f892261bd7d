import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, started, stop } from './processes.ts';

/** Why no store can be started here; undefined where one can. */
export function withoutRedis(): string | undefined {
  if (spawnSync('redis-server', ['--version']).status === 0) return undefined;
  return 'no redis-server on this machine: apt-get install redis-server';
}

/** A store that keeps whatever it acknowledges, in a folder of its own. */
export interface RedisStore {
  readonly url: string;
  readonly child: ChildProcess;
  remove(): Promise<void>;
}

const settings = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction', '--save', ''];

export async function startRedis(): Promise<RedisStore> {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-redis-'));
  const port = await freePort();
  const place = ['--bind', '127.0.0.1', '--port', `${port}`, '--dir', folder];
  const child = started(spawn('redis-server', [...place, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] }));
  for await (const line of createInterface(child.stdout)) if (/ready to accept connections/i.test(line)) break;
  child.stdout.resume();
  const remove = async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, child, remove };
}
