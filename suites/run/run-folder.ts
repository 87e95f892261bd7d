import { join } from 'node:path';
import type { RunRecord } from '../../reports/contract/index.ts';
import { documentOf } from '../../schemas/documents.ts';
import { versionOf } from '../../schemas/releases.ts';
import { groupsOf } from '../../schemas/statements/groups.ts';
import { judgingFacts } from '../archive/judging-facts.ts';
import { reportedConsents } from '../archive/reported-consents.ts';
import { sampleFacts } from '../archive/sample-facts.ts';
import { promiseGroups } from '../core/promise-groups.ts';
import { samplingOf } from '../target/sampling.ts';
import type { RunPlan } from './plan.ts';
import type { SuitesRun } from './run-suites.ts';

/** Name of the environment variable that is set where an engine takes up what one before it left behind. */
export const resumeVariable = 'AISP_RESUME';

/**
 * One run: its plan, and its folder, which is private to the user and removed after the run. Nothing in the folder is redacted, so
 * what could tell anything is sealed with a key that only the processes of the run know.
 */
export interface RunFolder {
  readonly folder: string;
  readonly plan: RunPlan;
  /** Seals what is kept in the folder. */
  readonly key: string;
}

/** What is gathered, while it is: sealed. */
export function journalFile(folder: string): string {
  return join(folder, 'journal');
}

/** What of a plan a record tells. */
export type PlannedFacts = Pick<
  RunPlan,
  'target' | 'only' | 'toolVersion' | 'bundled' | 'faults' | 'variants' | 'seed' | 'startedAt' | 'shard' | 'again'
>;

/** What is known of a run before its first call. */
export function runFacts({ plan }: { readonly plan: PlannedFacts }): Omit<RunRecord, 'exchanges' | 'requests'> {
  const { target, toolVersion, bundled, faults, variants, seed, startedAt, shard, again } = plan;
  return {
    tool: { name: 'aisp-conformance', version: toolVersion },
    target: {
      baseUrl: target.baseUrl,
      ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
      release: target.release,
      document: documentOf(target.release),
      ...(target.beside === undefined ? {} : { beside: target.beside.release }),
      profile: target.profile.name,
      ...(bundled ? { bundled: true, faults } : {}),
      ...(variants.length === 0 ? {} : { variants }),
      ...(seed === undefined ? {} : { seed }),
    },
    startedAt,
    groups: groupsOf(versionOf(target.release), target.beside !== undefined),
    promiseGroups: promiseGroups(target.profile),
    ...(shard === undefined ? {} : { shard }),
    ...(again === undefined ? {} : { again }),
  };
}

/** What a run hands to the report besides its verdicts. */
export function runRecord(
  run: { readonly plan: PlannedFacts },
  { archive, official, secrets }: Pick<SuitesRun, 'archive' | 'official' | 'secrets'>,
): RunRecord {
  const { exchanges, ended } = archive;
  return {
    ...runFacts(run),
    exchanges,
    requests: exchanges.length,
    secrets,
    judging: judgingFacts(run.plan, archive),
    official,
    sample: sampleFacts(archive, samplingOf(run.plan.target)),
    consents: reportedConsents(archive),
    ...(ended === undefined ? {} : { incomplete: true, problems: [ended.reason] }),
  };
}
