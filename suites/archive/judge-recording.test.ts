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

test('tells a success that is no JSON, whatever the consent behind it permits, and by one rule', async () => {
  const accounts = { operation: 'GET /accounts', data: { Account: [{ AccountId: 'acc-1' }] } } as const;
  const page = { operation: 'GET /accounts/{AccountId}/direct-debits', body: '<html></html>' } as const;
  const odd = { operation: 'GET /accounts/{AccountId}/balances', probe: 'recorded', body: '{"Data":' } as const;
  const { exchanges } = archiveOf([accounts, page, odd]);
  const rules = (await loadRules()).filter(({ id }) => /^AISP-(EP|DIR|BAL|HTTP)-/.test(id));
  const verdicts = judgeRecording(rules, { sessions: [exchanges] }, context);
  const said = verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error');
  assert.deepEqual(
    said.map(({ id, findings }) => [id, findings.map(({ message }) => message)]),
    [
      ['AISP-EP-006', ['Expected a JSON body; got "{\\"Data\\":"']],
      ['AISP-EP-012', ['Expected a JSON body; got "<html></html>"']],
    ],
  );
  const of = (rule: string) => verdicts.find(({ id }) => id === rule);
  assert.equal(of('AISP-EP-004')?.outcome, 'pass');
  assert.match(
    of('AISP-DIR-002')?.reason ?? '',
    /direct-debits answered with a body that is no JSON \(see AISP-EP-012\)/,
  );
});
