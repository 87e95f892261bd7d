import { type ChildProcess, spawn } from 'node:child_process';
import { commandLine, freePort, started, stop, waitFor } from './processes.ts';

/** A bank that `aisp stub` serves. */
export interface Served {
  readonly origin: string;
  /** Of all its processes. */
  readonly ids: readonly number[];
  /** A token of a client, with which it makes consents. */
  readonly client: string;
  /** A token of a consent. */
  readonly token: string;
  stop(): Promise<void>;
}

const credentials = { client_id: 'harbour-aisp', client_secret: 'harbour-aisp-secret' };

async function tokensAt(origin: string): Promise<Pick<Served, 'client' | 'token'>> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'accounts', ...credentials });
  const client = (await (await fetch(`${origin}/token`, { method: 'POST', body })).json()) as Token;
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: '{"persona":"household"}' };
  const issued = (await (await fetch(`${origin}/stub/tokens`, asked)).json()) as Token;
  return { client: client.access_token, token: issued.access_token };
}

interface Token {
  readonly access_token: string;
}

/** Starts `aisp stub`; where it is several processes, waits for all of them. */
export async function served(...args: readonly string[]): Promise<Served> {
  return await servedWith({}, ...args);
}

/** As `served`, with more in the environment. */
export async function servedWith(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Served> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const all = ['stub', '--port', `${port}`, '--profile', 'full', ...args];
  const child = started(
    spawn(process.execPath, [commandLine, ...all], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    }),
  );
  const workers = args.includes('--workers') ? await workersOf(child) : [];
  child.stderr.resume();
  await waitFor(child, commandLine, origin);
  return { origin, ids: [child.pid ?? 0, ...workers], ...(await tokensAt(origin)), stop: () => stop(child) };
}

async function workersOf({ stderr }: ChildProcess): Promise<readonly number[]> {
  let said = '';
  for await (const chunk of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const ids = /processes serve the bank: (.*)\./.exec(said)?.[1];
    if (ids !== undefined) return ids.split(', ').map(Number);
  }
  throw new Error(`it ended: ${said}`);
}
