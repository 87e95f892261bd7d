import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { basePath } from '../schemas/operations.ts';
import { median, stop } from './support/processes.ts';

/**
 * What the journal costs: processor time of one `GET /accounts` at a bank that keeps one, beside that at a bank that keeps none. Both
 * are there all the time and are called in turn, each first in every other turn; time of the processor and not of the clock,
 * which tells what else the machine does. The first argument is how often; 20 times when left out.
 */
const rounds = Number(process.argv[2] ?? 20);
const calls = 3_000;
const script = join(import.meta.dirname, 'support', 'journalled-bank.js');

interface Begun {
  readonly child: ChildProcess;
  readonly url: string;
  readonly token: string;
}

async function begun(kind: 'journal' | 'none'): Promise<Begun> {
  const child = fork(script, [kind], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url, token }] = (await once(child, 'message')) as [{ readonly url: string; readonly token: string }];
  return { child, url: `${url}${basePath}/accounts`, token };
}

async function used({ child }: Begun): Promise<number> {
  child.send('used');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

/** Microseconds of the processor for one call. */
async function perCall(bank: Begun): Promise<number> {
  const before = await used(bank);
  const { url, token } = bank;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const { requests, non2xx, errors } = await autocannon({ url, connections: 32, amount: calls, headers });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed`);
  return ((await used(bank)) - before) / requests.total;
}

const banks = [await begun('journal'), await begun('none')] as const;
const [kept, none] = banks;
try {
  for (const bank of [...banks, ...banks, ...banks]) await perCall(bank);
  const turns: { readonly kept: number; readonly none: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = await perCall(round % 2 === 0 ? kept : none);
    const second = await perCall(round % 2 === 0 ? none : kept);
    turns.push(round % 2 === 0 ? { kept: first, none: second } : { kept: second, none: first });
  }
  const cost = median(turns.map((turn) => turn.kept / turn.none)) - 1;
  console.log(
    `journal on GET /accounts: ${median(turns.map((turn) => turn.kept)).toFixed(1)} µs of the processor with it, ` +
      `${median(turns.map((turn) => turn.none)).toFixed(1)} µs without: it costs ${(cost * 100).toFixed(1)} % (aim: under 5)`,
  );
} finally {
  for (const { child } of banks) await stop(child);
}
