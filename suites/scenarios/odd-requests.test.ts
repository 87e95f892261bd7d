import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioNames } from '../core/probes.ts';
import { oddRequestsOf, repeatedCode, signed } from './odd-requests.ts';

test('unusual requests make consents of a run that makes its own', () => {
  const carried = oddRequestsOf(scenarioNames, true);
  assert.deepEqual(
    [...carried],
    [
      ['renewed', signed],
      ['expiring', repeatedCode],
    ],
  );
});

test('they make none where the run makes no consents, or does not need both', () => {
  assert.equal(oddRequestsOf(scenarioNames, false).size, 0);
  assert.equal(oddRequestsOf(['headers', 'consent-refusals'], true).size, 0);
  assert.deepEqual([...oddRequestsOf(['headers', 'token-life', 'consent-life'], true).values()], [signed]);
});

test('a repeated code is asked for once more than the consent needs it, and nothing else changes', () => {
  const usual = {
    Permissions: ['ReadAccountsDetail', 'ReadBalances'],
    ExpirationDateTime: '2026-03-17T10:30:00+00:00',
  } as const;
  assert.deepEqual(repeatedCode.data(usual), {
    ...usual,
    Permissions: ['ReadAccountsDetail', 'ReadBalances', 'ReadAccountsDetail'],
  });
  assert.deepEqual(signed.data(usual), usual);
});
