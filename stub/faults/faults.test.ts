import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, list, openBank } from '../testing/open-bank.ts';
import { changeRecords, dropMember, eachMember, eachRecord, onGroup, onStatus, setMember } from './edit.ts';
import { type Draft, type Fault, fault } from './fault.ts';
import type { FaultId } from './fault-ids.ts';
import { findFaults, findFaultsNamed, loadFaults } from './load.ts';

const described = { title: 'Does wrong', breaks: ['AISP-BAL-004'] } as const;

async function dishonest(...ids: readonly FaultId[]) {
  return openBank({ faults: await findFaults(ids) });
}

test('every fault is discovered, described and alone with its id', async () => {
  const faults = await loadFaults();
  assert.ok(faults.length >= 5);
  for (const { id, title, breaks } of faults) {
    assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.match(title, /^[A-Z]/);
    assert.ok(breaks.length > 0, id);
  }
});

test('a part of an id names some that hold it', async () => {
  await assert.rejects(findFaultsNamed(['next-link']), { message: /did you mean .*next-link-.*\?$/ });
});

test('an unknown fault is refused with the nearest id', async () => {
  const wrong = findFaultsNamed(['balance-type-missing-expectd']);
  await assert.rejects(wrong, { code: 'UNKNOWN_FAULT', message: /did you mean balance-type-missing-expected\?$/ });
  await assert.rejects(findFaultsNamed(['x']), { message: 'There is no fault x' });
});

test('changes records of a finished response', async () => {
  const { call, grant } = await dishonest('balance-type-missing-expected');
  const { token } = await grant();
  const types = list((await call('/balances', { token })).body, 'Data.Balance').map((balance) => balance.Type);
  assert.ok(types.includes('InterimCleared') && !types.includes('Expected'));
});

test('takes a header away', async () => {
  const { call, grant } = await dishonest('interaction-id-missing-on-refusals');
  const { token } = await grant();
  assert.equal((await call('/accounts')).headers.get('x-fapi-interaction-id'), null);
  assert.ok((await call('/accounts', { token })).headers.get('x-fapi-interaction-id'));
});

test('changes a status', async () => {
  const { call, grant } = await dishonest('unknown-account-is-404');
  const { token } = await grant();
  assert.equal((await call('/accounts/nope', { token })).status, 404);
  assert.equal((await call('/accounts?page=x', { token })).status, 400);
});

test('takes the place of a decision, on disclosure and on consents', async () => {
  const { call, grant } = await dishonest('basic-accounts-show-identification', 'consent-without-accounts-accepted');
  const { token } = await grant({ permissions: ['ReadAccountsBasic'] });
  assert.ok(at((await call('/accounts', { token })).body, 'Data.Account.0.Account.0.Identification'));
  assert.equal((await grant({ permissions: ['ReadBalances'] })).accountIds.length, 6);
  await assert.rejects(grant({ permissions: [] }));
});

test('a response fault sees who asked, what for, and what it saw before', async () => {
  const seen: unknown[] = [];
  const watcher: Fault = fault({
    id: 'watcher',
    ...described,
    response(draft, request) {
      seen.push([draft.status, request.operation, request.consent?.status, request.sequence, request.memory.size]);
      request.memory.set(String(request.sequence), true);
    },
  });
  const { call, grant } = openBank({ faults: [watcher] });
  const { token, consentId } = await grant();
  await call('/accounts', { token });
  await call(`/account-access-consents/${consentId}`);
  await call('/foobar');
  assert.deepEqual(seen, [
    [200, 'GET /accounts', 'Authorised', 0, 0],
    [401, 'GET /account-access-consents/{ConsentId}', 'Authorised', 1, 1],
    [404, undefined, undefined, 2, 2],
  ]);
});

test('a token fault changes what the token endpoint answers and nothing else', async () => {
  const lifetime = fault({
    id: 'no-lifetime',
    ...described,
    token(draft) {
      dropMember(draft.body, 'expires_in');
    },
  });
  const { form, call } = openBank({ faults: [lifetime] });
  const client = { client_id: 'harbour-aisp', client_secret: 'harbour-aisp-secret' };
  assert.equal((await form({ grant_type: 'client_credentials', ...client })).body.expires_in, undefined);
  assert.equal((await call('/accounts')).status, 401);
});

test('text, bodies, bytes and nothing can take the place of an answer', async () => {
  for (const [spoil, text] of [
    [(draft: Draft) => Object.assign(draft, { text: '<html>' }), '<html>'],
    [(draft: Draft) => Object.assign(draft, { body: { a: 1 } }), '{"a":1}'],
    [(draft: Draft) => Object.assign(draft, { body: undefined }), ''],
    [(draft: Draft) => Object.assign(draft, { body: undefined, bytes: new Uint8Array([65]) }), 'A'],
  ] as const) {
    const spoiled = openBank({
      faults: [fault({ id: 'other-body', ...described, response: (draft) => void spoil(draft) })],
    });
    const { bank } = spoiled;
    const response = await bank.app.request('/open-banking/v3.1/aisp/accounts');
    assert.deepEqual([response.status, await response.text()], [401, text]);
  }
});

test('a bank that breaks inside answers 500 and tells nothing', async () => {
  const broken = fault({
    id: 'breaks',
    ...described,
    behaviour: {
      withheld: () => () => {
        throw new Error('secret /internal/path');
      },
    },
  });
  const { call, grant, unexpected } = openBank({ faults: [broken] });
  const { token } = await grant();
  const answer = await call('/accounts', { token });
  assert.equal(answer.status, 500);
  assert.equal(at(answer.body, 'Errors.0.ErrorCode'), 'UK.OBIE.UnexpectedError');
  assert.ok(!answer.text.includes('secret') && answer.headers.get('x-fapi-interaction-id'));
  assert.equal(unexpected.length, 1);
});

test('edits reach records, members by path and members at any depth', () => {
  const body = { Data: { Balance: [{ Amount: { Amount: '1.00', Currency: 'GBP' }, Type: 'A' }, { Type: 'B' }] } };
  const draft: Draft = { release: '3.1.11', status: 200, headers: new Headers(), body: structuredClone(body) };
  const request = { operation: 'GET /balances' } as Parameters<ReturnType<typeof onStatus>>[1];
  onGroup(
    'balances',
    eachRecord('Balance', (record) => dropMember(record, 'Amount.Currency')),
  )(draft, request);
  onGroup(
    'accounts',
    changeRecords('Balance', () => []),
  )(draft, request);
  onStatus(
    200,
    eachRecord('Balance', (record) => setMember(record, 'Amount.Amount', '2.00')),
  )(draft, request);
  onStatus(
    404,
    changeRecords('Balance', () => []),
  )(draft, request);
  eachMember(draft.body, (member, name) => (name === 'Type' ? `${member}!` : member));
  assert.deepEqual(draft.body, { Data: { Balance: [{ Amount: { Amount: '2.00' }, Type: 'A!' }, { Type: 'B!' }] } });
});
