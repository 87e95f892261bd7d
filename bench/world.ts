import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PopulatedFigures } from './support/populated-bank.ts';
import { commandLine, freePort, median, startServer, stop } from './support/processes.ts';

/**
 * What a page, the start and the memory of a bank take with ten, ten thousand and a million customers, who have five accounts each,
 * and on each account a hundred transactions a day for seven years: beyond a billion from a thousand customers on. Pages are of 100
 * records, out of over 2,500, the deep one is the 2,000th; their time is that of the processor, at a bank that has told 800 before, and of
 * the first of 40 customers at one that is young. Memory is that after 240 accounts.
 */
const sizes = [10, 10_000, 1_000_000] as const;
const rounds = 5;
const script = join(import.meta.dirname, 'support', 'populated-bank.js');
const limits = { cold: 5, start: 700, resident: 150 } as const;

async function pages(customers: number): Promise<PopulatedFigures> {
  const child = fork(script, [String(customers)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [figures] = (await once(child, 'message')) as [PopulatedFigures];
  await stop(child);
  return figures;
}

async function start(customers: number): Promise<number> {
  const port = await freePort();
  const size = ['--customers', String(customers), '--accounts', '5', '--years', '7', '--per-day', '100'];
  const url = `http://127.0.0.1:${port}/`;
  const { process: child, ms } = await startServer(commandLine, ['stub', '--port', String(port), ...size], url);
  await stop(child);
  return ms;
}

const starts: (readonly number[])[] = [];
for (let round = 0; round < rounds; round++) {
  const turn: number[] = [];
  for (const size of sizes) turn.push(await start(size));
  starts.push(turn);
}
const all: PopulatedFigures[] = [];
for (const size of sizes) all.push(await pages(size));

sizes.forEach((size, i) => {
  const found = all[i];
  if (found === undefined) return;
  const { coldFirst, coldDeep, coldYoung, hotFirst, hotDeep, persona, resident } = found;
  const first = median(starts.map((turn) => turn[i] ?? Number.NaN));
  console.log(
    `${size.toLocaleString('en')} customers: cold page ${coldFirst.toFixed(2)} ms first, ${coldDeep.toFixed(2)} ms deep (aim: under ${limits.cold}; ` +
      `deep to first ${(coldDeep / coldFirst).toFixed(2)}; of a young process ${coldYoung.toFixed(2)}, of a persona ${persona.toFixed(2)}), hot ${hotFirst.toFixed(2)} and ${hotDeep.toFixed(2)} ms, ` +
      `resident ${resident.toFixed(0)} MB (aim: under ${limits.resident}), first answer ${first.toFixed(0)} ms (aim: under ${limits.start})`,
  );
});
const [few, , many] = [0, 1, 2].map((i) => median(starts.map((turn) => turn[i] ?? Number.NaN)));
const [small, , large] = all;
if (few !== undefined && many !== undefined && small !== undefined && large !== undefined) {
  console.log(
    `a million to ten: first answer ${(many / few).toFixed(2)}, cold page ${(large.coldFirst / small.coldFirst).toFixed(2)} first and ` +
      `${(large.coldDeep / small.coldDeep).toFixed(2)} deep, resident ${(large.resident / small.resident).toFixed(2)}`,
  );
}
