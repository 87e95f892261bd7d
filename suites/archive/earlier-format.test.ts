import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { consentOfEarlierFormat } from './earlier-format.ts';

/** As a run of format 1.0 wrote it. */
const written = (facts: object) => facts as ConsentFacts;

test('believes what an earlier archive tells of a consent that the run made', () => {
  const made = { key: 'basic', consentId: 'aac-1', permissions: ['ReadBalances'], authorised: true } as const;
  assert.deepEqual(consentOfEarlierFormat(written({ ...made, partial: true, transactionTo: '2026-01-01T00:00:00Z' })), {
    ...made,
    ...{ period: { to: '2026-01-01T00:00:00Z' }, accounts: 'some', psu: 'usual' },
  });
  const declined = written({ ...made, key: 'rejected', authorised: false });
  assert.deepEqual(consentOfEarlierFormat(declined), {
    ...{ ...made, key: 'rejected', authorised: false },
    ...{ period: {}, accounts: 'all', psu: 'usual', declined: true },
  });
});

test('takes what it tells of a ready-made token for what it was: assumed', () => {
  const given = written({ key: 'detail', permissions: ['ReadBalances'], authorised: true });
  assert.deepEqual(consentOfEarlierFormat(given), { key: 'detail', given: true, authorised: true });
});
