import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { Evidence } from '../suites/core/evidence.ts';
import { judgeRule } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { sampleMandate, sampleOrderOfFour } from '../suites/core/sample-four.ts';
import { archiveOf, sketchBaseUrl, sketchNow } from '../suites/core/sketch.ts';

const rule = (await loadRules()).find(({ id }) => id === 'AISP-V4-109') ?? assert.fail();
const context = { profile: fullProfile, release: '4.0.1', baseUrl: sketchBaseUrl, now: sketchNow, claims: [] } as const;

function judged(CountPerPeriod: unknown) {
  const MandateRelatedInformation = sampleMandate({ Frequency: { Type: 'MNTH', CountPerPeriod } });
  const data = { StandingOrder: [sampleOrderOfFour({ MandateRelatedInformation })] };
  const archive = archiveOf({ operation: 'GET /accounts/{AccountId}/standing-orders', data });
  const { outcome, findings } = judgeRule(rule, new Evidence(archive), context);
  return [outcome, findings[0]?.message];
}

it('a count of payments is a whole number of 32 bits, and the least of them only warns', () => {
  assert.deepEqual(judged(2 ** 31 - 1), ['pass', undefined]);
  assert.deepEqual(judged(2 ** 31), ['fail', 'Expected a whole number of 32 bits; got 2147483648']);
  assert.deepEqual(judged(-(2 ** 31) - 1), ['fail', 'Expected a whole number of 32 bits; got -2147483649']);
  assert.deepEqual(judged(-(2 ** 31)), ['warn', 'Expected at least one payment; got -2147483648']);
});
