import { fork } from 'node:child_process';
import { join } from 'node:path';
import { aimed } from './support/aimed.ts';
import { tellPages } from './support/pages-told.ts';
import type { PopulatedFigures } from './support/populated-bank.ts';
import { residentMegabytes, withoutProcessTime } from './support/process-time.ts';
import { commandLine, freePort, median, started, startServer, stop, told } from './support/processes.ts';
import { servedWith } from './support/served.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What a page, the start and the memory of a bank take with ten, ten thousand and a million customers, who have five accounts each,
 * and on each account a hundred transactions a day for seven years: beyond a billion from a thousand customers on. Pages are of 100
 * records, out of over 2,500, the deep one is the 2,000th; their time is that of the processor, at a bank that has told 800 before, and of
 * the first of 40 customers at one that is young. Memory is that of `aisp stub` after pages of 240 accounts, told over HTTP; and as well with
 * less room for young objects, as `docs/containers.md` has it where memory is short.
 */
begin('world');
const untold = withoutProcessTime();
if (untold !== undefined) console.log(`resident memory is left out: ${untold}`);
const sizes = [10, 10_000, 1_000_000] as const;
const script = join(import.meta.dirname, 'support', 'populated-bank.js');
const limits = { cold: 5, start: 300, resident: 150 } as const;

const little = '--max-semi-space-size=4';
const size = ['--accounts', '5', '--years', '7', '--per-day', '100'] as const;
const accountsTold = 240;

async function pages(customers: number): Promise<PopulatedFigures> {
  doing(`pages of a bank with ${customers} customers`);
  const child = started(fork(script, [String(customers)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  const figures = await told<PopulatedFigures>(child);
  await stop(child);
  return figures;
}

async function start(customers: number): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { process: child, ms } = await startServer(
    commandLine,
    ['stub', '--port', String(port), '--customers', String(customers), ...size],
    url,
  );
  await stop(child);
  return ms;
}

/** Megabytes; the middle of three banks. */
async function resident(customers: number, ...flags: readonly string[]): Promise<number> {
  doing(`memory of a bank with ${customers} customers ${flags.join(' ')}`);
  const found: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const bank = await servedWith({ NODE_OPTIONS: flags.join(' ') }, '--customers', String(customers), ...size);
    await tellPages(bank.origin, { customers, turns: accountsTold });
    found.push(residentMegabytes(bank.ids));
    await bank.stop();
  }
  return median(found);
}

const toFirst = (turn: readonly number[]) => turn.map((ms) => ms / (turn[0] ?? Number.NaN));
const starts = await turnsUntilSteady({ name: 'a start of each size', most: 9, within: 0.05 }, toFirst, async () => {
  const turn: number[] = [];
  for (const customers of sizes) turn.push(await start(customers));
  return turn;
});
const all: PopulatedFigures[] = [];
const memory: { readonly usual: number; readonly short: number }[] = [];
for (const customers of sizes) {
  all.push(await pages(customers));
  if (untold === undefined) memory.push({ usual: await resident(customers), short: await resident(customers, little) });
}

sizes.forEach((customers, i) => {
  const found = all[i];
  if (found === undefined) return;
  const { coldFirst, coldDeep, coldYoung, hotFirst, hotDeep, persona } = found;
  const first = median(starts.map((turn) => turn[i] ?? Number.NaN));
  const cold = (ms: number) => aimed(ms, { under: limits.cold }, 'ms', 2);
  console.log(
    `${customers.toLocaleString('en')} customers, pages: cold ${cold(coldFirst)} first and ${cold(coldDeep)} deep, deep to first ` +
      `${(coldDeep / coldFirst).toFixed(2)}; hot ${hotFirst.toFixed(2)} and ${hotDeep.toFixed(2)} ms; a cold one of a young process ${coldYoung.toFixed(2)}, of a persona ${persona.toFixed(2)} ms`,
  );
  console.log(
    `${customers.toLocaleString('en')} customers: first answer ${aimed(first, { under: limits.start }, 'ms')}`,
  );
  const kept = memory[i];
  if (kept === undefined) return;
  console.log(
    `${customers.toLocaleString('en')} customers: resident ${aimed(kept.usual, { under: limits.resident }, 'MB')}, with ${little} ` +
      `${aimed(kept.short, { under: limits.resident }, 'MB')}`,
  );
});
const [small, , large] = all;
if (small !== undefined && large !== undefined) {
  const start = median(starts.map((turn) => toFirst(turn)[2] ?? Number.NaN));
  console.log(
    `a million customers to ten: first answer ${start.toFixed(2)}, cold page ${(large.coldFirst / small.coldFirst).toFixed(2)} first and ` +
      `${(large.coldDeep / small.coldDeep).toFixed(2)} deep`,
  );
}
