import { join } from 'node:path';
import { basePath } from '../schemas/operations.ts';
import { aimed } from './support/aimed.ts';
import type { Served } from './support/journalled-bank.ts';
import { type Cost, inTurns, type Measured, startMeasured } from './support/load.ts';
import { median, stop, told } from './support/processes.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What the journal costs: processor time of one `GET /accounts` at a bank that keeps one, beside that at a bank that keeps none. Two
 * processes that do the very same differ by more than that, by where their memory lies and by what was compiled when: so both banks
 * are in one, and are called in turn. What is left of such luck shows where neither of the two keeps a journal. There are several
 * processes of each kind; the first argument is how many, 5 when left out.
 */
begin('journal');
const processes = Number(process.argv[2] ?? 5);
const load = { name: 'GET /accounts', rounds: 11, calls: 6_000 } as const;
const script = join(import.meta.dirname, 'support', 'journalled-bank.js');

/** What a call costs at both banks of a process, and the first of them beside the second. */
async function compared(kind: 'journal' | 'none'): Promise<{ one: Cost; other: Cost; ratio: number }> {
  const child = await startMeasured(script, [kind]);
  try {
    const measured = ({ url, token }: Served): Measured => ({ child, url: `${url}${basePath}/accounts`, token });
    const [one, other] = await told<readonly [Served, Served]>(child);
    return await inTurns([measured(one), measured(other)], load);
  } finally {
    await stop(child);
  }
}

type Compared = Awaited<ReturnType<typeof compared>>;

/** The middle, the least and the most of how much more the first bank of a process takes, as a share of what the second does. */
function shares(found: readonly Compared[]) {
  const more = found.map(({ ratio }) => (ratio - 1) * 100);
  return { middle: median(more), range: `from ${Math.min(...more).toFixed(1)} to ${Math.max(...more).toFixed(1)} %` };
}

const kept: Compared[] = [];
const none: Compared[] = [];
for (let index = 1; index <= processes; index++) {
  doing(`process ${index} of ${processes}`);
  kept.push(await compared('journal'));
  none.push(await compared('none'));
}
const [one, other] = [kept.map((each) => each.one.processor), kept.map((each) => each.other.processor)];
const [added, luck] = [shares(kept), shares(none)];
console.log(
  `what the journal adds to GET /accounts: ${aimed(added.middle, { under: 5 }, '%', 1)}, in ${processes} processes ${added.range}; ` +
    `${median(one).toFixed(1)} µs of the processor with it, ${median(other).toFixed(1)} µs without; where neither bank has one, ` +
    `the first takes ${luck.middle.toFixed(1)} % more than the second, ${luck.range}`,
);
