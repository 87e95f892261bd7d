import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderJson } from '../reports/formats/json.ts';
import { openedWorkbench } from '../test/support/opened-workbench.ts';
import { sampleReport } from '../test/support/sample-report.ts';
import { aimed } from './support/aimed.ts';
import { median } from './support/processes.ts';
import { begin, doing } from './support/watch.ts';

/** What the workbench takes for a report of 500 rules and 2,000 calls, beside reading its JSON, and for a history of 500 reports. */
begin('workbench');
const rounds = 5;
const report = sampleReport({ rules: 500 });
const exchanges = Array.from({ length: 50 }, (_, round) =>
  report.exchanges.map((exchange, index) => ({ ...exchange, id: `x${round * 40 + index + 1}` })),
).flat();
const large = renderJson({ ...report, exchanges });

/** Milliseconds of the processor. */
async function cost(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

const opened: number[] = [];
const openedAgain: number[] = [];
const parsed: number[] = [];
for (let round = 0; round < rounds; round++) {
  doing(`a large report, turn ${round + 1} of ${rounds}`);
  const bench = await openedWorkbench();
  writeFileSync(join(bench.folder, 'report.json'), large);
  const ask = () => bench.ask('/report?file=report.json');
  opened.push(await cost(ask));
  openedAgain.push(await cost(ask));
  parsed.push(await cost(() => JSON.parse(large)));
  bench.remove();
}
const [again, json] = [openedAgain, parsed].map((each) => median(each).toFixed(0));
console.log(
  `a report of 500 rules and ${exchanges.length} calls (${(large.length / 1e6).toFixed(0)} MB): ${aimed(median(opened), { under: 1000 }, 'ms')} ` +
    `of the processor, ${again} ms from then on; parsing its JSON alone ${json} ms`,
);
doing('a history of 500 reports');

const bench = await openedWorkbench();
for (let day = 0; day < 500; day++) {
  const startedAt = new Date(Date.UTC(2025, 0, day)).toISOString();
  mkdirSync(join(bench.folder, `day-${day}`));
  writeFileSync(join(bench.folder, `day-${day}`, 'report.json'), renderJson({ ...report, startedAt, exchanges: [] }));
}
const history = () => bench.ask('/history');
const read = await cost(history);
const later: number[] = [];
for (let round = 0; round < rounds; round++) later.push(await cost(history));
bench.remove();
console.log(
  `a history of 500 reports: ${read.toFixed(0)} ms when it is first read, ${median(later).toFixed(0)} ms from then on`,
);
