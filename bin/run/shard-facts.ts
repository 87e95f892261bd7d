import { createHash } from 'node:crypto';
import type { ShardFacts } from '../../reports/contract/index.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { readPart } from '../../suites/run/shard.ts';
import { samplingOf } from '../../suites/target/sampling.ts';
import { maskKeyId } from './mask-key.ts';

/** What the report of one part says of the whole: `part` is `I/N`, `rules` are the ids that all parts judge together. */
export function shardFacts(part: string, rules: readonly string[], plan: Omit<RunPlan, 'shard'>): ShardFacts {
  const { index, total } = readPart(part);
  const { profile, release, waivers = [], bankSide, accountIds } = plan.target;
  // The address is left out: a bundled bank has another port in every part, and of any other bank the report tells the address.
  const common = {
    version: plan.toolVersion,
    faults: plan.faults,
    variants: plan.variants,
    bankSide: Object.keys(bankSide ?? {}).sort(),
    ...{ release, profile, waivers, accountIds, rules },
    sampling: samplingOf(plan.target),
  };
  return {
    ...{ index, total, rules: rules.length, plan: createHash('sha256').update(JSON.stringify(common)).digest('hex') },
    ...(plan.maskKey === undefined ? {} : { maskKey: maskKeyId(plan.maskKey) }),
  };
}
