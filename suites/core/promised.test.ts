import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BankProfile, choices } from '../../schemas/profiles/bank-profile.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { opinions } from '../ledger/opinions.ts';
import { Evidence } from './evidence.ts';
import { judgeRule } from './judge.ts';
import { loadRules } from './load-rules.ts';
import { noPremises } from './premises.ts';
import type { Rule } from './rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow, type Vector } from './sketch.ts';

const { balanceTypes, partySupplementaryData } = serviceProfile;
assert.ok(balanceTypes !== undefined && partySupplementaryData !== undefined);
/** The same settings as the promise of a bank. */
const stated: BankProfile = {
  ...serviceProfile,
  chosen: [],
  balanceTypes: { ...balanceTypes, others: 'fail' },
  partySupplementaryData: { ...partySupplementaryData, others: 'fail' },
};

const rules = (await loadRules()).filter(({ tolerates }) => tolerates?.includes('chosen-by-profile') === true);

function judged(rule: Rule, vector: Vector, profile: BankProfile) {
  const context = { profile, release: latestRelease, now: sketchNow, baseUrl: sketchBaseUrl, claims: [] };
  return judgeRule(rule, new Evidence(archiveOf(vector), noPremises), context);
}

describe('what a profile chose, and what it states', () => {
  it('is told by rules', () => assert.ok(rules.length >= choices.length));

  for (const rule of rules) {
    it(`${rule.id} warns of a choice and fails a promise`, () => {
      const { reason: why } = opinions['chosen-by-profile'];
      const ofChoice = Object.entries(rule.reject).filter(([, vector]) => {
        const { outcome, reason = '' } = judged(rule, vector, serviceProfile);
        return outcome === 'warn' && reason.includes(why);
      });
      assert.ok(ofChoice.length > 0, 'no vector is about a choice');
      for (const [title, vector] of ofChoice) assert.equal(judged(rule, vector, stated).outcome, 'fail', title);
    });
  }
});
