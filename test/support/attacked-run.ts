import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { runSuites } from '../../suites/run/run-suites.ts';

/** What a run under attack came to, as it is told on standard output. */
export interface AttackedRun {
  /** The most memory that the process ever had, in bytes. */
  readonly rssBytes: number;
  /** By the ids of rules. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** What rules said that broke themselves. */
  readonly errors: readonly string[];
  /** How many calls got no answer, by the codes of their failures. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Runs the suites against the bank at the URL of the first argument, in this process alone, so that its memory can be measured. */
const target = bundledTarget(process.argv[2] ?? '', { profile: serviceProfile, release: latestRelease });
const { archive, verdicts } = await runSuites(target);
const failures: Record<string, number> = {};
for (const { failure } of archive.exchanges) {
  if (failure !== undefined) failures[failure.code] = (failures[failure.code] ?? 0) + 1;
}
const told: AttackedRun = {
  rssBytes: process.resourceUsage().maxRSS * 1024,
  outcomes: Object.fromEntries(verdicts.map(({ id, outcome }) => [id, outcome])),
  errors: verdicts.flatMap(({ id, outcome, reason }) => (outcome === 'error' ? [`${id}: ${reason}`] : [])),
  failures,
};
process.stdout.write(JSON.stringify(told));
