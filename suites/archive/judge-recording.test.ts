import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { loadRules } from '../core/load-rules.ts';
import type { RuleContext } from '../core/rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow } from '../core/sketch.ts';
import { judgeRecording } from './judge-recording.ts';

const context: RuleContext = {
  ...{ profile: serviceProfile, release: latestRelease, now: sketchNow, baseUrl: sketchBaseUrl },
  claims: [],
};

test('names no line of a target file for what a recording does not tell of a consent', async () => {
  const { exchanges } = archiveOf({
    operation: 'GET /accounts/{AccountId}/transactions',
    data: { Transaction: [{ AccountId: 'acc-1', BookingDateTime: '2026-02-01T09:00:00+00:00' }] },
  });
  const rules = (await loadRules()).filter(({ id }) => id === 'AISP-FIL-017');
  const [verdict] = judgeRecording(rules, { sessions: [exchanges] }, context);
  assert.equal(verdict?.outcome, 'not-exercised');
  assert.match(verdict?.reason ?? '', /a recording does not tell that/);
  assert.equal(verdict?.lacks, undefined);
});

test('says of calls that a recording does not have what is missing, and names no line that would not bring them', async () => {
  const { exchanges } = archiveOf({ operation: 'GET /accounts', data: { Account: [{ AccountId: 'acc-1' }] } });
  const rules = (await loadRules()).filter(({ id }) => id === 'AISP-BAL-004' || id === 'AISP-CON-005');
  const verdicts = judgeRecording(rules, { sessions: [exchanges] }, context);
  assert.equal(verdicts.length, 2);
  for (const { outcome, reason, lacks } of verdicts) {
    assert.equal(outcome, 'not-exercised');
    assert.match(reason ?? '', /^Found nothing to look at\. It needs [^.]+\.$/);
    assert.equal(lacks, undefined);
  }
});
