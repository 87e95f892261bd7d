import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Release } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { judgeBank } from './bank-run.ts';
import { brokenIn, canShow, profiles, type Setting } from './mutants.ts';
import { usualRun } from './usual-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();

/** The releases after which most changed: the kill matrix is run in them. */
export const turns: readonly Release[] = ['3.1.0', '3.1.2', '3.1.5', '3.1.6', '3.1.11'];

const open = 'Its schemas let a bank add members, so what the rule forbids is allowed.';

/** Rules that no fault breaks alone in a release in which the kill matrix is run, and why none can. */
const unbroken: Readonly<Partial<Record<Release, Readonly<Record<string, string>>>>> = {
  '3.1.0': { 'AISP-SUP-003': 'Its schemas refuse every member of SupplementaryData, a repeated one too.' },
  '3.1.2': {
    'AISP-CON-001':
      'The harness first makes a consent with an unknown member, which is accepted here: the consents after it would all be that one.',
    'AISP-ENV-002': open,
    'AISP-ENV-018': open,
    'AISP-PRO-008': open,
    'AISP-SUP-001': open,
  },
};

/** Declares that the honest bank keeps every rule in some profiles and releases; `passed` learns which looked at something. */
export function describeHonestBank(banks: readonly Setting[], passed: Set<string> = new Set()): void {
  for (const setting of banks) {
    const { profile, release, beside } = setting;
    const name = `profile ${profile} in release ${release}${beside === undefined ? '' : ` beside ${beside}`}`;
    it(`keeps every rule that applies to ${name}, and lets all of them look at something`, async () => {
      const { verdicts } = await (beside === undefined
        ? usualRun(profiles[profile], release)
        : judgeBank(catalogue, { profile: profiles[profile], release, beside }));
      const others = verdicts.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'not-applicable');
      assert.deepEqual(
        others.map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]),
        [],
      );
      assert.ok(verdicts.every(({ outcome, checked }) => outcome !== 'pass' || checked > 0));
      const kept = verdicts.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id);
      for (const id of kept) passed.add(id);
      if (!turns.includes(release)) return;
      const able = faults.filter((fault) => canShow(fault, setting));
      const broken = new Set(able.flatMap((fault) => brokenIn(setting, fault, catalogue)));
      assert.deepEqual(
        kept.filter((id) => !broken.has(id)).sort(),
        Object.keys(unbroken[release] ?? {}).filter((id) => kept.includes(id)),
        'every rule is broken by a fault that shows in this bank',
      );
    });
  }
}
