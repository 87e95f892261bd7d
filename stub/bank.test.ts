import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath, type OperationId, operation, operationIds } from '../schemas/operations.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import type { Release } from '../schemas/releases.ts';
import { createBank } from './bank.ts';
import { at, type Body, list, openBank, origin } from './testing/open-bank.ts';

const reads = operationIds.filter((id) => operation(id).grant === 'authorization_code');

for (const profile of [serviceProfile, fullProfile]) {
  test(`${profile.name}: every operation of the profile answers 200, every other 404`, async () => {
    const { call, grant, unexpected } = openBank({ profile });
    const { token, accountIds } = await grant();
    const [accountId = ''] = accountIds;
    const { body } = await call(`/accounts/${accountId}/statements`, { token });
    const statementId = String(at(body, 'Data.Statement.0.StatementId'));
    for (const id of reads) {
      const path = operation(id).path.replace('{AccountId}', accountId).replace('{StatementId}', statementId);
      const headers = { accept: id.endsWith('/file') ? 'application/pdf' : 'application/json' };
      const answer = await call(path, { token, headers });
      assert.equal(answer.status, profile.operations.includes(id) ? 200 : 404, `${id}: ${answer.text.slice(0, 300)}`);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      if (answer.status !== 200 || id.endsWith('/file')) continue;
      assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
      assert.deepEqual(Object.keys(answer.body), ['Data', 'Links', 'Meta'], id);
      assert.equal(at(answer.body, 'Links.Self'), `${origin}${basePath}${path}`);
      assert.ok(Number(at(answer.body, 'Meta.TotalPages')) >= 1);
    }
    assert.deepEqual(unexpected, []);
  });
}

test('no answer holds null, an empty text or an empty object', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant();
  const placeholders: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === '') placeholders.push(path);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && Object.keys(value).length === 0) placeholders.push(path);
    for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`);
  };
  for (const id of reads.filter((id) => !operation(id).path.includes('{StatementId}'))) {
    const { body } = await call(operation(id).path.replace('{AccountId}', accountIds[0] ?? ''), { token });
    walk(body, id);
  }
  assert.deepEqual(placeholders, []);
});

const bulk: readonly (readonly [OperationId, OperationId, string])[] = [
  ['GET /balances', 'GET /accounts/{AccountId}/balances', 'Balance'],
  ['GET /beneficiaries', 'GET /accounts/{AccountId}/beneficiaries', 'Beneficiary'],
  ['GET /direct-debits', 'GET /accounts/{AccountId}/direct-debits', 'DirectDebit'],
  ['GET /standing-orders', 'GET /accounts/{AccountId}/standing-orders', 'StandingOrder'],
  ['GET /scheduled-payments', 'GET /accounts/{AccountId}/scheduled-payments', 'ScheduledPayment'],
  ['GET /products', 'GET /accounts/{AccountId}/product', 'Product'],
  ['GET /offers', 'GET /accounts/{AccountId}/offers', 'Offer'],
  ['GET /statements', 'GET /accounts/{AccountId}/statements', 'Statement'],
];

test('a bulk endpoint is the union over the accounts of the consent', async () => {
  const { call, grant } = openBank({ pageSize: 1000 });
  const { token, accountIds } = await grant({ select: 'first:3' });
  assert.equal(accountIds.length, 3);
  for (const [all, one, element] of bulk) {
    const records: Body[] = [];
    for (const accountId of accountIds) {
      const { body } = await call(operation(one).path.replace('{AccountId}', accountId), { token });
      records.push(...list(body, `Data.${element}`));
    }
    const expected = element === 'Beneficiary' ? keptByCustomer(records) : records;
    assert.deepEqual(at((await call(operation(all).path, { token })).body, `Data.${element}`), expected, all);
  }
});

/** What several accounts share stands at the end of the bulk list, once and without an account. */
function keptByCustomer(records: readonly Body[]): readonly Body[] {
  const ids = records.map(({ BeneficiaryId: id }) => id);
  const isShared = ({ BeneficiaryId: id }: Body) => ids.indexOf(id) !== ids.lastIndexOf(id);
  const shared = records.filter(isShared).map(({ AccountId: _, ...record }) => record);
  assert.ok(shared.length > 1);
  return [...records.filter((record) => !isShared(record)), ...shared.slice(0, 1)];
}

test('an account with nothing on it answers 200 with empty arrays', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant({ persona: 'empty' });
  for (const [resource, element] of [
    ['transactions', 'Transaction'],
    ['beneficiaries', 'Beneficiary'],
    ['direct-debits', 'DirectDebit'],
    ['standing-orders', 'StandingOrder'],
    ['scheduled-payments', 'ScheduledPayment'],
  ] as const) {
    const { status, body } = await call(`/accounts/${accountIds[0]}/${resource}`, { token });
    assert.equal(status, 200);
    assert.deepEqual(body.Data, { [element]: [] });
    assert.deepEqual(body.Meta, { TotalPages: 1 });
  }
});

test('a single account is wrapped in an array', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant();
  const { body } = await call(`/accounts/${accountIds[1]}`, { token });
  const found = list(body, 'Data.Account').map((account) => account.AccountId);
  assert.deepEqual(found, [accountIds[1]]);
});

test('links start with the base URL that the bank was given', async () => {
  const { call, grant } = openBank({ baseUrl: 'https://bank.example/apis' });
  const { token, accountIds } = await grant();
  const { body } = await call(`/accounts/${accountIds[0]}/parties/?x=1`, { token });
  const base = `https://bank.example/apis${basePath}/accounts/${accountIds[0]}`;
  assert.equal(at(body, 'Links.Self'), `${base}/parties?x=1`);
  assert.equal(at(body, 'Data.Party.0.Relationships.Account.Related'), base);
});

test('the index tells what to call first', async () => {
  const { call } = openBank();
  const { status, body } = await call('!/');
  assert.equal(status, 200);
  assert.equal(body.baseUrl, origin + basePath);
});

test('options that make no bank are refused when it is made', () => {
  const options = { profile: fullProfile, release: '3.1.11', seed: 1 } as const;
  assert.throws(() => createBank({ ...options, pageSize: 24 }), TypeError);
  assert.throws(() => createBank({ ...options, pageSize: 1001 }), TypeError);
  const later: string = '5.0.0';
  assert.throws(() => createBank({ ...options, release: later as Release }), TypeError);
  assert.throws(() => createBank({ ...options, baseUrl: 'bank.example/' }), TypeError);
});
