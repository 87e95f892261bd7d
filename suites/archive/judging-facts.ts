import type { JudgingFacts } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Archive } from '../core/archive.ts';
import type { OtherFace } from '../core/interface-path.ts';
import type { RunPlan } from '../run/plan.ts';
import { type Sampling, samplingOf } from '../target/sampling.ts';
import type { Waiver } from '../target/target.ts';

/** What was declared before a run, as its archive keeps it. */
export interface DeclaredFacts {
  readonly profile: BankProfile;
  readonly release: Release;
  /** Absent where one release was named. */
  readonly beside?: OtherFace;
  /** Globs over rule ids; empty for all. */
  readonly only: readonly string[];
  readonly waivers: readonly Waiver[];
  /** How much was to be read; absent in archives of versions that did not say. */
  readonly sampling?: Sampling;
}

/** What a run found out besides its exchanges. The base URL is among it because a URL may hold credentials. */
export interface GatheredFacts extends Omit<Archive, 'exchanges'> {
  readonly baseUrl: string;
  /** Absent where it is that of the standard. */
  readonly basePath?: string;
}

/** What a judge needs besides the exchanges of a run. */
export function judgingFacts({ target, only }: Pick<RunPlan, 'target' | 'only'>, archive: Archive): JudgingFacts {
  const { exchanges: _, ...gathered } = archive;
  const { profile, release, beside, waivers = [], baseUrl, basePath } = target;
  return {
    declared: {
      ...{ profile, release, only, waivers, sampling: samplingOf(target) },
      ...(beside === undefined ? {} : { beside }),
    } satisfies DeclaredFacts,
    gathered: { baseUrl, ...(basePath === undefined ? {} : { basePath }), ...gathered } satisfies GatheredFacts,
  };
}
