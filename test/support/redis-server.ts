import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** Why no store can be started here; undefined where one can. In CI one must be there, and its absence fails the tests. */
export function withoutRedis(): string | undefined {
  const found = spawnSync('redis-server', ['--version']).status === 0;
  if (found || process.env.CI === 'true') return undefined;
  return 'no redis-server on this machine: apt-get install redis-server';
}

const safe = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];

/** A store of a test, in a folder of its own. */
export class RedisServer {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'aisp-redis-'));
  readonly #settings: readonly string[];
  #child: ChildProcess | undefined;

  private constructor(port: number, settings: readonly string[]) {
    this.port = port;
    this.#settings = settings;
  }

  /** One that keeps whatever it acknowledges, unless it is set otherwise. */
  static async start(settings: readonly string[] = safe): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it where it was stopped; it has what it kept. */
  async start(): Promise<void> {
    const place = ['--bind', '127.0.0.1', '--port', `${this.port}`, '--dir', this.#folder, '--save', ''];
    const child = spawn('redis-server', [...place, ...this.#settings], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    for await (const line of createInterface(child.stdout)) if (/ready to accept connections/i.test(line)) break;
    child.stdout.resume();
  }

  /** Ends it as a machine that fails does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Has it do nothing, and go on. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
