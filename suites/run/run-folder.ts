import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OfficialDecision, RunRecord } from '../../reports/contract/index.ts';
import { judgingFacts } from '../archive/judging-facts.ts';
import { reportedConsents } from '../archive/reported-consents.ts';
import type { Archive } from '../core/evidence.ts';
import { promiseGroups } from '../core/promise-groups.ts';
import { groups } from '../core/rule.ts';
import type { RunPlan } from './plan.ts';

/** Name of the environment variable that is set where an engine takes up what one before it left behind. */
export const resumeVariable = 'AISP_RESUME';

/** Files of one run, in the folder of its plan. It is private to the user and removed after the run: nothing in it is redacted. */
export interface RunFolder {
  readonly folder: string;
  readonly plan: RunPlan;
  /** What is gathered, while it is. */
  readonly journalFile: string;
}

/** The folder of the plan of this path. Throws where it cannot be read. */
export function openRunFolder(path: string): RunFolder {
  const folder = dirname(path);
  return {
    folder,
    plan: JSON.parse(readFileSync(path, 'utf8')) as RunPlan,
    journalFile: join(folder, 'journal.ndjson'),
  };
}

/** What is known of a run before its first call. */
export function runFacts({ plan }: Pick<RunFolder, 'plan'>): Omit<RunRecord, 'exchanges' | 'requests'> {
  const { target, toolVersion, bundled, faults, variants, seed, startedAt, shard } = plan;
  return {
    tool: { name: 'aisp-conformance', version: toolVersion },
    target: {
      baseUrl: target.baseUrl,
      ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
      release: target.release,
      profile: target.profile.name,
      ...(bundled ? { bundled: true, faults } : {}),
      ...(variants.length === 0 ? {} : { variants }),
      ...(seed === undefined ? {} : { seed }),
    },
    startedAt,
    groups,
    promiseGroups: promiseGroups(target.profile),
    ...(shard === undefined ? {} : { shard }),
  };
}

/** What a run hands to the report besides its verdicts; `official` is what the official suite would say. */
export function runRecord(
  run: Pick<RunFolder, 'plan'>,
  archive: Archive,
  official: readonly OfficialDecision[],
): RunRecord {
  const { exchanges, ended } = archive;
  return {
    ...runFacts(run),
    exchanges,
    requests: exchanges.length,
    judging: judgingFacts(run.plan, archive),
    official,
    consents: reportedConsents(archive),
    ...(ended === undefined ? {} : { incomplete: true, problems: [ended.reason] }),
  };
}
