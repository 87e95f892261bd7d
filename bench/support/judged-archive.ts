import { readFileSync } from 'node:fs';
import { boundHeapGrowth, heapGrowth } from '../../bin/heap-growth.ts';
import { judgeArchive } from '../../library/judging/judge-archive.ts';
import { readHar } from '../../suites/archive/read-har.ts';

/** What judging one archive took: seconds of the processor, the most megabytes that were resident, and how many rules passed. */
export interface JudgedFigures {
  readonly seconds: number;
  readonly resident: number;
  readonly rules: number;
}

/** Judges a file in a heap that grows as that of `aisp judge`; with `parse` it only reads and parses it, having loaded the same: that is the limit. */
boundHeapGrowth(heapGrowth.harness);
const [, , file = '', work] = process.argv;

async function passed(): Promise<number> {
  if (work === 'parse') return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).length;
  const { report } = await judgeArchive(readHar(file), file, { only: [] });
  return report.rules.filter(({ outcome }) => outcome === 'pass').length;
}

const before = process.cpuUsage();
const rules = await passed();
const { user, system } = process.cpuUsage(before);
const figures: JudgedFigures = {
  seconds: (user + system) / 1e6,
  resident: process.resourceUsage().maxRSS / 1000,
  rules,
};
process.send?.(figures);
process.disconnect?.();
