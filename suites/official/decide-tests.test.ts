import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfficialDecision } from '../../reports/contract/index.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { type Release, releasesOf } from '../../schemas/releases.ts';
import { archiveOf, type Sketch, type Vector } from '../core/sketch.ts';
import { unknownToTheCopy } from './copy-of-four.ts';
import { decideOfficialTests } from './decide-tests.ts';

const nothing: Vector = [];

function decide(vector: Vector, release: Release = '3.1.11', profile = fullProfile): readonly OfficialDecision[] {
  return decideOfficialTests(archiveOf(vector), { profile: profileIn(release, profile), release }, []);
}

/** Outcome and reason of one test. */
function decision(id: string, vector: Vector, release?: Release): string {
  const found = decide(vector, release).find((each) => each.id === `OB-301-${id}`);
  return `${found?.outcome}: ${found?.reason ?? found?.exchange}`;
}

const balance = {
  AccountId: 'acc-1',
  CreditDebitIndicator: 'Credit',
  Type: 'Expected',
  DateTime: '2026-03-15T10:00:00+00:00',
  Amount: { Amount: '1.00', Currency: 'GBP' },
};
const balances: Sketch = { operation: 'GET /balances', consent: 'detail', data: { Balance: [balance] } };
const withBalance = (changes: object): Sketch => ({ ...balances, data: { Balance: [{ ...balance, ...changes }] } });
const unknownAccount: Sketch = { probe: 'unknown-id', variant: 'account', consent: 'detail', accountId: 'nobody' };
const unknownParty: Sketch = { ...unknownAccount, operation: 'GET /accounts/{AccountId}/party' };
const unknownOrders: Sketch = { ...unknownAccount, operation: 'GET /accounts/{AccountId}/standing-orders' };
const withCode = (ErrorCode: string) => ({ Code: '400', Id: '1', Message: 'm', Errors: [{ ErrorCode, Message: 'm' }] });

describe('what the official suite would say', () => {
  it('is of 94 tests in release 3.1.11, 82 in 3.1.0, and of what the profile offers', () => {
    const counts = releasesOf('3.1').map((release) => [release, decide(nothing, release).length]);
    const expected = releasesOf('3.1').map((release, index) => [release, [82, 86, 86, 87, 87][index] ?? 94]);
    assert.deepEqual(counts, expected);
    const offered = decide(nothing, '3.1.11', serviceProfile).map(({ asks }) => asks);
    assert.deepEqual(
      offered.filter((asks) => /^GET \/(beneficiaries|products)[ :]/.test(asks)),
      [],
    );
  });

  it('is not decided where the run made no such call', () => {
    assert.deepEqual(new Set(decide(nothing).map(({ outcome }) => outcome)), new Set(['not-decided']));
    assert.equal(decision('BAL-101300', nothing), 'not-decided: The run made no such call.');
  });

  it('takes the official schema, a success and an interaction id for a test of a schema', () => {
    assert.equal(decision('BAL-101300', balances), 'passed: x1');
    const failures: readonly (readonly [Sketch, RegExp])[] = [
      [{ ...balances, status: 500 }, /^failed: it expects 200 and gets 500$/],
      [{ ...balances, headers: { 'x-fapi-interaction-id': undefined } }, /^failed: the answer has no x-fapi-inter/],
      [{ ...balances, headers: { 'content-type': 'text/html' } }, /^failed: the answer is no application\/json$/],
      [{ ...balances, data: { Balance: [] } }, /^failed: Balance must hold at least 1 item at \/Data\/Balance$/],
      [withBalance({ Type: 'Mine' }), /^failed: Type must be one of .* at \/Data\/Balance\/0\/Type$/],
      // Its validators read date-times without a zone.
      [withBalance({ DateTime: '2026-03-15T10:00:00' }), /^not-decided: DateTime must be a date-time/],
    ];
    for (const [sketch, expected] of failures) assert.match(decision('BAL-101300', sketch), expected);
  });

  it('fails a party with a member that its schema does not know, as the supplementary data that a profile declares', () => {
    const party = { PartyId: '1', SupplementaryData: { VatNumber: 'GB1' } };
    const archive = archiveOf({ operation: 'GET /party', consent: 'detail', data: { Party: party } });
    const of = (release: Release) => {
      const tests = decideOfficialTests(archive, { profile: serviceProfile, release }, []);
      const { outcome, reason } = tests.find(({ id }) => id === 'OB-301-PAR-102901') ?? {};
      return `${outcome}: ${reason}`;
    };
    assert.match(
      of('3.1.11'),
      /^failed: unknown member "SupplementaryData" at .*, which the profile declares where the official schema is closed$/,
    );
    // Its own copy of the schema of this release leaves the object open.
    assert.match(of('3.1.7'), /^not-decided: unknown member "SupplementaryData".*: its validators may let that pass$/);
  });

  it('takes a success and the very id that was sent for a test of the playback', () => {
    assert.equal(decision('BAL-101703', balances), 'passed: x1');
    const replaced = { ...balances, headers: { 'x-fapi-interaction-id': 'another' } };
    assert.match(decision('BAL-101703', replaced), /^failed: x-fapi-interaction-id is not the one that was sent$/);
    const removed = { ...balances, headers: { 'x-fapi-interaction-id': undefined } };
    assert.match(decision('BAL-101703', removed), /^failed: the answer has no x-fapi-interaction-id$/);
  });

  it('takes 401 for a call without a token, and for one with the token of a client', () => {
    const bare: Sketch = { operation: 'GET /balances', probe: 'no-token', variant: 'none', status: 401 };
    assert.equal(decision('BAL-101500', bare), 'passed: x1');
    assert.equal(decision('BAL-101500', { ...bare, status: 403 }), 'failed: it expects 401 and gets 403');
    assert.equal(decision('BAL-101500', { ...bare, requestHeaders: { authorization: 'Basic x' } }).slice(0, 3), 'not');
    const client: Sketch = { ...bare, variant: 'client-token' };
    assert.equal(decision('BAL-101700', client), 'passed: x1');
    assert.equal(decision('BAL-101700', { ...client, status: 200 }), 'failed: it expects 401 and gets 200');
    assert.equal(decision('BAL-101700', bare).slice(0, 3), 'not');
  });

  it('takes 404 for a path that does not exist', () => {
    const foobar: Sketch = { probe: 'undefined-path', variant: 'resource', path: '/foobar', status: 404 };
    assert.equal(decision('ACC-001000', foobar), 'passed: x1');
    assert.equal(decision('ACC-001000', { ...foobar, status: 400 }), 'failed: it expects 404 and gets 400');
  });

  it('takes 400 or 403 for a missing permission and for an unknown account', () => {
    const missing: Sketch = {
      operation: 'GET /accounts/{AccountId}/balances',
      probe: 'missing-permission',
      consent: 'minimal',
      status: 403,
    };
    assert.equal(decision('BAL-101400', missing), 'passed: x1');
    assert.equal(decision('BAL-101400', { ...missing, status: 200 }), 'failed: it expects 400 or 403 and gets 200');
    assert.equal(decision('PAR-103100', { ...unknownParty, status: 400 }), 'passed: x1');
    assert.equal(
      decision('PAR-103100', { ...unknownParty, status: 404 }),
      'failed: it expects 400 or 403 and gets 404',
    );
  });

  it('asks for one of two codes where an unknown account is answered 400', () => {
    const refused = (code: string): Sketch => ({ ...unknownOrders, status: 400, body: withCode(code) });
    assert.equal(decision('STO-104000', refused('UK.OBIE.Resource.NotFound')), 'passed: x1');
    assert.match(decision('STO-104000', refused('UK.OBIE.Field.Missing')), /^failed: a 400 has none of the codes/);
    assert.equal(decision('STO-104000', { ...unknownOrders, status: 403, body: '' }), 'passed: x1');
  });

  it('counts only calls whose token has what the test needs, and not what it must not have', () => {
    const entries = { Transaction: [] };
    const list: Sketch = { operation: 'GET /transactions', data: entries };
    assert.equal(decision('TRA-105200', { ...list, consent: 'detail' }).slice(0, 3), 'not');
    assert.equal(decision('TRA-105200', { ...list, consent: 'basic' }), 'passed: x1');
    assert.equal(decision('TRA-105600', { ...list, consent: 'debits' }).slice(0, 3), 'not');
  });

  it('counts a filter that is spelled alike, whatever its moment', () => {
    const filtered = (query: string): Sketch => ({
      operation: 'GET /accounts/{AccountId}/transactions',
      probe: 'filter',
      consent: 'detail',
      data: { Transaction: [] },
      query,
    });
    const plain = 'fromBookingDateTime=2026-01-01T00:00:00&toBookingDateTime=2026-02-01T00:00:00';
    const detail = [
      {
        key: 'detail',
        permissions: [
          'ReadAccountsDetail',
          'ReadTransactionsBasic',
          'ReadTransactionsDetail',
          'ReadTransactionsDebits',
          'ReadTransactionsCredits',
        ],
      },
    ] as const;
    const of = (query: string): Vector => ({ exchanges: [filtered(query)], consents: detail });
    assert.equal(decision('TRA-105110', of(plain)), 'passed: x1');
    assert.equal(decision('TRA-105120', of(plain)).slice(0, 3), 'not');
    assert.equal(decision('TRA-105110', of(plain.replaceAll(':00&', '&'))).slice(0, 3), 'not');
  });

  it('depends on the account where only some answers are wrong', () => {
    const read = (accountId: string, status: number): Sketch => ({
      operation: 'GET /accounts/{AccountId}/party',
      consent: 'detail',
      accountId,
      status,
      data: { Party: { PartyId: '1' } },
    });
    assert.match(decision('PAR-103104', [read('a', 200), read('b', 500)]), /^not-decided: It depends on the account/);
    assert.equal(decision('PAR-103104', [read('a', 200), read('a', 500)]), 'failed: it expects 200 and gets 500');
  });

  it('is of 94 tests in release 4.0.0, under the ids of its own manifest, and of none in 4.0.1', () => {
    const ids = decide(nothing, '4.0.0').map(({ id }) => id);
    assert.deepEqual(
      ids,
      decide(nothing, '3.1.11').map(({ id }) => id.replace('OB-301-', 'OB-400-')),
    );
    assert.deepEqual([ids[0], ids.length], ['OB-400-ACC-001000', 94]);
    assert.deepEqual(decide(nothing, '4.0.1'), []);
  });

  it('asks for the codes of version 4 there', () => {
    const orders = (code: string) =>
      decide({ ...unknownOrders, status: 400, body: { Errors: [{ ErrorCode: code }] } }, '4.0.0').find(
        ({ id }) => id === 'OB-400-STO-104000',
      );
    assert.deepEqual([orders('U011')?.outcome, orders('U002')?.outcome], ['passed', 'passed']);
    const { outcome, reason, asks } = orders('UK.OBIE.Resource.NotFound') ?? {};
    assert.deepEqual([outcome, reason], ['failed', 'a 400 has none of the codes U002 and U011']);
    assert.match(asks ?? '', /403, or 400 with U002 or U011$/);
  });

  it('knows what its copy of the document of 4.0.0 has not', () => {
    const orders = (order: object) => unknownToTheCopy('standing-order', { Data: { StandingOrder: [{}, order] } });
    const every = (Type: string) => ({ MandateRelatedInformation: { Frequency: { Type } } });
    assert.match(orders({ NumberOfPayments: '3' }) ?? '', /\/Data\/StandingOrder\/1\/NumberOfPayments holds/);
    assert.match(orders(every('WODL')) ?? '', /\/1\/MandateRelatedInformation\/Frequency\/Type holds/);
    assert.deepEqual([orders(every('MNTH')), orders({})], [undefined, undefined]);
    const entries = (Status: string) => unknownToTheCopy('transaction', { Data: { Transaction: [{ Status }] } });
    assert.match(entries('RJCT') ?? '', /\/Data\/Transaction\/0\/Status holds/);
    assert.deepEqual([entries('BOOK'), unknownToTheCopy('account', { Data: {} })], [undefined, undefined]);
  });
});
