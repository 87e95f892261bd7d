import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { type BankRun, judgeBank } from './bank-run.ts';

let catalogue: Promise<readonly Rule[]> | undefined;
const known = new Map<string, Promise<BankRun>>();

/**
 * The run against the honest bank of a profile that goes by its name, judged by all rules. It comes out the same each time, so the
 * tests of a process that only read it share it.
 */
export function usualRun(profile: BankProfile, release: Release = latestRelease): Promise<BankRun> {
  const key = `${profile.name} ${release}`;
  const run = known.get(key) ?? judged(profile, release);
  known.set(key, run);
  return run;
}

async function judged(profile: BankProfile, release: Release): Promise<BankRun> {
  catalogue ??= loadRules();
  return await judgeBank(await catalogue, { profile, release });
}
