import { join } from 'node:path';
import { basePath } from '../schemas/operations.ts';
import { aimed } from './support/aimed.ts';
import { inTurns, type Measured, startMeasured } from './support/load.ts';
import { median, stop, told } from './support/processes.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What the journal costs: processor time of one `GET /accounts` at a bank that keeps one, beside that at a bank that keeps none. Two
 * processes that do the very same differ by some percent for as long as they live, by where their memory lies and by what was compiled
 * when: so there are several pairs of them, each called in turn, and of a pair the median of its rounds counts. The true median lies
 * between the least and the most of seven pairs in 63 of 64 cases. The first argument is for how many pairs; 7 when left out.
 */
begin('journal');
const pairs = Number(process.argv[2] ?? 7);
const load = { name: 'GET /accounts', rounds: 7, calls: 6_000 } as const;
const script = join(import.meta.dirname, 'support', 'journalled-bank.js');

async function begun(kind: 'journal' | 'none'): Promise<Measured> {
  const child = await startMeasured(script, [kind]);
  const { url, token } = await told<{ readonly url: string; readonly token: string }>(child);
  return { child, url: `${url}${basePath}/accounts`, token };
}

/** Microseconds with a journal and without, and how much more it is with one, as a share of what it is without. */
async function compared(): Promise<{ readonly kept: number; readonly none: number; readonly more: number }> {
  const banks = [await begun('journal'), await begun('none')] as const;
  try {
    const { one, other, ratio } = await inTurns(banks, load);
    return { kept: one.processor, none: other.processor, more: ratio - 1 };
  } finally {
    for (const { child } of banks) await stop(child);
  }
}

const found: Awaited<ReturnType<typeof compared>>[] = [];
for (let pair = 0; pair < pairs; pair++) {
  doing(`pair ${pair + 1} of ${pairs}`);
  found.push(await compared());
}
const of = (name: 'kept' | 'none') => median(found.map((pair) => pair[name])).toFixed(1);
const more = found.map((pair) => pair.more);
const [least, most] = [Math.min(...more), Math.max(...more)].map((share) => (share * 100).toFixed(1));
console.log(
  `what the journal adds to GET /accounts: ${aimed(median(more) * 100, { under: 5 }, '%', 1)}, in ${pairs} pairs of processes from ${least} to ${most} %; ` +
    `${of('kept')} µs of the processor with it, ${of('none')} µs without`,
);
