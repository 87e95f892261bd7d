import { judgeArchive } from '../../library/judging/judge-archive.ts';
import { readHar } from '../../suites/archive/read-har.ts';

/** What judging one archive took: seconds of the processor, the most megabytes that were resident, and what came of it. */
export interface JudgedFigures {
  readonly seconds: number;
  readonly resident: number;
  readonly exchanges: number;
  readonly rules: number;
}

const [, , file = ''] = process.argv;
const before = process.cpuUsage();
const { report } = await judgeArchive(readHar(file), file, { only: [] });
const { user, system } = process.cpuUsage(before);
const figures: JudgedFigures = {
  seconds: (user + system) / 1e6,
  resident: process.resourceUsage().maxRSS / 1000,
  exchanges: report.summary.requests,
  rules: report.rules.filter(({ outcome }) => outcome === 'pass').length,
};
process.send?.(figures);
process.disconnect?.();
