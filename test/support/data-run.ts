import { join } from 'node:path';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { loadData } from '../../library/bank/load-data.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { ScenarioName } from '../../suites/core/probes.ts';
import { judgeBank } from './bank-run.ts';

/** The file of data that the guide shows: everything that can be added is in it. */
export const exampleData = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'data.yaml');

/** What the rules say that broke of a bank with the data of the guide, when a persona authorises. */
export async function brokenWithData(
  profile: BankProfile,
  persona: string,
  { release = latestRelease, scenarios }: { release?: Release; scenarios?: readonly ScenarioName[] } = {},
): Promise<{ readonly broken: readonly unknown[]; readonly passed: number }> {
  const { verdicts } = await judgeBank(await loadRules(), {
    ...{ profile, release },
    added: loadData(exampleData).data,
    target: ({ baseUrl }, bank) => bundledTarget(baseUrl, { profile: bank.profile, release, persona }),
    ...(scenarios === undefined ? {} : { scenarios }),
  });
  const broken = verdicts.filter(({ outcome }) => ['fail', 'warn', 'error'].includes(outcome));
  return {
    broken: broken.map(({ id, outcome, findings }) => [id, outcome, findings.slice(0, 3)]),
    passed: verdicts.filter(({ outcome }) => outcome === 'pass').length,
  };
}
