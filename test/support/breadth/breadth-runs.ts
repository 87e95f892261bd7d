import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../../schemas/profiles/full.ts';
import { serviceProfile } from '../../../schemas/profiles/service.ts';
import { latestRelease, type Release } from '../../../schemas/releases.ts';
import type { RuleId } from '../../../schemas/statements/rule-ids.ts';
import type { RecordedExchange } from '../../../suites/core/archive.ts';
import { asFound } from '../../../suites/core/as-found.ts';
import { Evidence } from '../../../suites/core/evidence.ts';
import { isOfRelease, type Rule } from '../../../suites/core/rule.ts';
import { judgeBank } from '../bank-run.ts';
import { latestOfFour } from '../coverage-runs.ts';
import type { BreadthRun } from './breadth.ts';

interface Bank {
  readonly name: string;
  readonly profile: BankProfile;
  readonly release: Release;
  readonly beside?: Release;
  /** Set where a thorough run is made as well, to tell what it tries besides. */
  readonly thorough?: true;
}

/** A usual run and, where there is one, the thorough run of the same bank. */
export interface BreadthRuns {
  readonly usual: BreadthRun;
  readonly thorough?: BreadthRun;
}

const banks: readonly Bank[] = [
  { name: 'full', profile: fullProfile, release: latestRelease, thorough: true },
  { name: 'full, both versions', profile: fullProfile, release: latestRelease, beside: latestOfFour },
  { name: `full, ${latestOfFour}`, profile: fullProfile, release: latestOfFour },
  { name: 'service', profile: serviceProfile, release: latestRelease },
];

/** The runs over the honest bank on which the table rests. */
export async function breadthRuns(catalogue: readonly Rule[]): Promise<readonly BreadthRuns[]> {
  const runs: BreadthRuns[] = [];
  for (const { thorough = false, ...bank } of banks) {
    const usual = await run(catalogue, bank, false);
    runs.push(thorough ? { usual, thorough: await run(catalogue, bank, true) } : { usual });
  }
  return runs;
}

async function run(catalogue: readonly Rule[], { name, ...bank }: Bank, thorough: boolean): Promise<BreadthRun> {
  const { archive, context: given } = await judgeBank(catalogue, {
    ...bank,
    target: (usual) => ({ ...usual, thorough }),
    judging: () => [],
  });
  const { profile, evidence } = asFound(given.profile, new Evidence(archive));
  const context = { ...given, profile };
  const looks = new Map<RuleId, ReadonlySet<RecordedExchange>>();
  for (const rule of catalogue) {
    if (!isOfRelease(rule, context.release) || (rule.applies?.(profile, context) ?? true) !== true) continue;
    if (rule.bothVersions === true && bank.beside === undefined) continue;
    const exchanges = new Set<RecordedExchange>();
    for (const { place } of rule.judge(evidence.seenBy(rule.id), context)) exchanges.add(place.exchange);
    looks.set(rule.id, exchanges);
  }
  return { name, context, evidence, looks };
}

/** The first runs in which one of these rules looked at something: each sentence is shown at one bank. */
export function runsOf(rules: readonly RuleId[], runs: readonly BreadthRuns[]): BreadthRuns | undefined {
  return runs.find(({ usual }) => rules.some((id) => (usual.looks.get(id)?.size ?? 0) > 0));
}
