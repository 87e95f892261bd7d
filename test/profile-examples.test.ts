import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { BankProfile } from '../schemas/profiles/bank-profile.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { findFaults } from '../stub/faults/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { checkedProfile } from '../suites/target/load-profile.ts';
import { parseSource } from '../suites/target/source-document.ts';
import type { Target } from '../suites/target/target.ts';
import { judgeBank } from './support/bank-run.ts';

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'target-configuration.md'), 'utf8');
const rules = (await loadRules()).filter(({ id }) => /SEED-0(05|09|10|11|12|17)$/.test(id));

/** The example of the guide that extends a profile and has this key. */
async function exampleWith(key: keyof BankProfile): Promise<BankProfile> {
  const texts = [...guide.matchAll(/```yaml\n(name:[\s\S]*?)```/g)].map(([, text = '']) => text);
  const text = texts.find((each) => /^extends: /m.test(each) && new RegExp(`^${key}:`, 'm').test(each));
  assert.ok(text !== undefined, key);
  return await checkedProfile(parseSource(text, 'example').value);
}

/** Outcomes of the rules on a bank of one profile that is judged by another. */
async function outcomes(bank: BankProfile, by: BankProfile, fault?: 'balance-of-another-type') {
  const faults = fault === undefined ? [] : await findFaults([fault]);
  const target = (usual: Target): Target => ({ ...usual, profile: by });
  const { verdicts } = await judgeBank(rules, { profile: bank, faults, target });
  return Object.fromEntries(verdicts.map(({ id, outcome }) => [id.slice('AISP-SEED-'.length), outcome]));
}

const kept = { '005': 'pass', '009': 'pass', '010': 'pass', '011': 'pass', '012': 'pass', '017': 'pass' };

describe('the examples of the target guide that extend the profile service', () => {
  it('set the other pair of endpoints: a bank that keeps it passes, one that does not fails', async () => {
    const pair = await exampleWith('partySupplementaryData');
    assert.deepEqual(await outcomes(pair, pair), kept);
    assert.deepEqual(await outcomes(serviceProfile, pair), { ...kept, '017': 'fail' });
    assert.deepEqual(await outcomes(pair, serviceProfile), { ...kept, '017': 'warn' });
  });

  it('set the balance types: another type fails, and warns by the profile service', async () => {
    const types = await exampleWith('balanceTypes');
    assert.deepEqual(await outcomes(types, types), kept);
    assert.deepEqual(await outcomes(types, types, 'balance-of-another-type'), { ...kept, '005': 'fail' });
    assert.deepEqual(await outcomes(types, serviceProfile, 'balance-of-another-type'), { ...kept, '005': 'warn' });
  });
});
