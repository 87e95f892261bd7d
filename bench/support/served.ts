import { type ChildProcess, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { basePath } from '../../schemas/operations.ts';
import { processorTime } from './process-time.ts';
import { commandLine, freePort, median, stop, waitFor } from './processes.ts';

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
  const child = spawn(process.execPath, [commandLine, ...all], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
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

/** What is asked of a bank, over and over. */
export type Asked = 'GET /accounts' | 'POST consent';

/** What a load cost. */
export interface ServedCost {
  /** Microseconds of the processor for one call, of all processes of the bank. */
  readonly processor: number;
  /** Calls a second. */
  readonly rate: number;
  /** Milliseconds that the slowest in a hundred took. */
  readonly p99: number;
}

const consent = JSON.stringify({ Data: { Permissions: ['ReadAccountsBasic', 'ReadBalances'] }, Risk: {} });

/** Calls a bank by 64 connections at once. Throws when an answer is no success. */
export async function loadServed(bank: Served, asked: Asked, calls: number): Promise<ServedCost> {
  const { origin, ids, client, token } = bank;
  const before = processorTime(ids);
  const begun = performance.now();
  const { requests, latency, non2xx, errors } = await autocannon({
    connections: 64,
    amount: calls,
    ...(asked === 'GET /accounts'
      ? { url: `${origin}${basePath}/accounts`, headers: { authorization: `Bearer ${token}` } }
      : {
          url: `${origin}${basePath}/account-access-consents`,
          method: 'POST' as const,
          headers: { authorization: `Bearer ${client}`, 'content-type': 'application/json' },
          body: consent,
        }),
  });
  const seconds = (performance.now() - begun) / 1_000;
  if (non2xx > 0 || errors > 0) throw new Error(`${asked}: ${non2xx} answers were no success, ${errors} failed`);
  const processor = (processorTime(ids) - before) / requests.total;
  return { processor, rate: requests.total / seconds, p99: latency.p99 };
}

/** What two banks cost that are called in turn, each first in every other round, in a line: medians, and those of the ratios. */
export async function comparedLine(
  asked: Asked,
  banks: readonly [readonly [name: string, Served], readonly [name: string, Served]],
  { rounds, calls }: { readonly rounds: number; readonly calls: number },
): Promise<{ readonly text: string; readonly processor: number; readonly rate: number }> {
  const [[one, first], [other, second]] = banks;
  for (const bank of [first, second, first, second]) await loadServed(bank, asked, calls);
  const turns: (readonly [ServedCost, ServedCost])[] = [];
  for (let round = 0; round < rounds; round++) {
    const [begin, end] = round % 2 === 0 ? [first, second] : [second, first];
    const costs = [await loadServed(begin, asked, calls), await loadServed(end, asked, calls)] as const;
    turns.push(round % 2 === 0 ? costs : [costs[1], costs[0]]);
  }
  const of = (place: 0 | 1, name: keyof ServedCost) => median(turns.map((turn) => turn[place][name]));
  const told = (name: string, place: 0 | 1) =>
    `${name} ${of(place, 'processor').toFixed(0)} µs of the processor a call, ${of(place, 'rate').toFixed(0)} calls a second, p99 ${of(place, 'p99')} ms`;
  return {
    text: `${asked}: ${told(one, 0)}; ${told(other, 1)}`,
    processor: median(turns.map(([a, b]) => b.processor / a.processor)),
    rate: median(turns.map(([a, b]) => b.rate / a.rate)),
  };
}
