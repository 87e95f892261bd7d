import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, list, openBank } from '../testing/open-bank.ts';
import { findVariantsNamed } from '../variants/load.ts';

test('401 for no token, a token that is none, and every place and scheme but the bearer header', async () => {
  const { call, grant } = openBank();
  const { token } = await grant();
  const cases: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/accounts', {}],
    ['/accounts', { authorization: 'Bearer garbage' }],
    ['/accounts', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['/accounts', { authorization: 'Bearer' }],
    ['/accounts', { authorization: `Basic ${Buffer.from(`harbour-aisp:${token}`).toString('base64')}` }],
    ['/accounts', { authorization: `Token ${token}` }],
    [`/accounts?access_token=${token}`, {}],
  ];
  for (const [path, headers] of cases) {
    const answer = await call(path, { headers });
    assert.equal(answer.status, 401, JSON.stringify(headers));
    assert.match(String(answer.headers.get('www-authenticate')), /^Bearer /);
    assert.match(String(at(answer.body, 'Errors.0.ErrorCode')), /^GB\.ReferenceBank\.Token\./);
  }
  assert.equal((await call('/accounts', { headers: { authorization: `bearer ${token}` } })).status, 200);
});

test('an expired token, and a token of an expired consent, is 401 without a body; the Status stays', async () => {
  const { call, clock, grant, clientToken } = openBank();
  const expiring = await grant({ expiresIn: 60 });
  const consent = await grant({ ExpirationDateTime: '2026-06-15T12:30:00Z' });
  const path = `/account-access-consents/${consent.consentId}`;
  const before = await call(path, { token: await clientToken() });
  assert.equal((await call('/accounts', { token: expiring.token })).status, 200);
  assert.equal((await call('/accounts', { token: consent.token })).status, 200);
  clock.now += 31 * 60_000;
  for (const { token } of [expiring, consent]) {
    const answer = await call('/accounts', { token });
    assert.deepEqual([answer.status, answer.text, answer.headers.get('content-type')], [401, '', null]);
    assert.ok(answer.headers.get('x-fapi-interaction-id'));
    assert.match(String(answer.headers.get('www-authenticate')), /invalid_token/);
  }
  const after = await call(path, { token: await clientToken() });
  assert.equal(after.status, 200);
  assert.deepEqual(after.body.Data, before.body.Data);
});

test('tokens of the wrong grant or scope are refused before ids are looked at', async () => {
  const { call, grant, clientToken } = openBank();
  const { token, consentId } = await grant();
  assert.equal((await call('/accounts/nonsense', { token: await clientToken() })).status, 401);
  assert.equal((await call('/party', { token: await clientToken() })).status, 401);
  for (const method of ['GET', 'DELETE']) {
    assert.equal((await call(`/account-access-consents/${consentId}`, { token, method })).status, 403);
    assert.equal((await call('/account-access-consents/nonsense', { token, method })).status, 403);
  }
  const payments = await clientToken('harbour-aisp', 'payments');
  assert.equal((await call(`/account-access-consents/${consentId}`, { token: payments })).status, 403);
});

test('an unknown account is 400, one that was not selected 403', async () => {
  const { call, grant } = openBank();
  const [all, two, other] = [await grant(), await grant({ select: 'first:2' }), await grant({ persona: 'everyday' })];
  const { token, accountIds } = two;
  assert.deepEqual(accountIds, all.accountIds.slice(0, 2));
  for (const resource of ['', '/balances', '/transactions', '/beneficiaries', '/party', '/statements']) {
    const unknown = await call(`/accounts/22289${resource}`, { token });
    assert.equal(unknown.status, 400);
    assert.equal(at(unknown.body, 'Errors.0.ErrorCode'), 'UK.OBIE.Resource.NotFound');
    assert.equal((await call(`/accounts/${all.accountIds[2]}${resource}`, { token })).status, 403);
    assert.equal((await call(`/accounts/${other.accountIds[0]}${resource}`, { token })).status, 403);
    assert.equal((await call(`/accounts/22289${resource}`, { token: 'garbage' })).status, 401);
  }
  const listed = await call('/accounts', { token });
  const ids = list(listed.body, 'Data.Account').map((account) => account.AccountId);
  assert.deepEqual(ids, accountIds);
});

const opened: Readonly<Record<string, readonly string[]>> = {
  ReadBalances: ['/balances', '/accounts/{}/balances'],
  ReadBeneficiariesBasic: ['/beneficiaries', '/accounts/{}/beneficiaries'],
  ReadDirectDebits: ['/direct-debits', '/accounts/{}/direct-debits'],
  ReadStandingOrdersDetail: ['/standing-orders', '/accounts/{}/standing-orders'],
  ReadScheduledPaymentsBasic: ['/scheduled-payments', '/accounts/{}/scheduled-payments'],
  ReadProducts: ['/products', '/accounts/{}/product'],
  ReadOffers: ['/offers', '/accounts/{}/offers'],
  ReadParty: ['/accounts/{}/party', '/accounts/{}/parties'],
  ReadPartyPSU: ['/party'],
  ReadStatementsBasic: ['/statements', '/accounts/{}/statements', '/accounts/{}/statements/{s}'],
  'ReadTransactionsBasic ReadTransactionsDebits': [
    '/transactions',
    '/accounts/{}/transactions',
    '/accounts/{}/statements/{s}/transactions',
  ],
  ReadStatementsDetail: [
    '/statements',
    '/accounts/{}/statements',
    '/accounts/{}/statements/{s}',
    '/accounts/{}/statements/{s}/file',
  ],
};

test('each permission opens its own endpoints and no others', async () => {
  const { call, grant } = openBank();
  const all = await grant();
  const statements = await call(`/accounts/${all.accountIds[0]}/statements`, { token: all.token });
  const statementId = String(at(statements.body, 'Data.Statement.0.StatementId'));
  const paths = [...new Set(Object.values(opened).flat())];
  for (const [codes, endpoints] of Object.entries(opened)) {
    const { token, accountIds } = await grant({ permissions: ['ReadAccountsBasic', ...codes.split(' ')] });
    for (const path of paths) {
      const answer = await call(path.replace('{}', accountIds[0] ?? '').replace('{s}', statementId), { token });
      assert.equal(answer.status, endpoints.includes(path) ? 200 : 403, `${codes}: ${path}`);
    }
  }
});

test('a missing permission is told before the account, and every refusal has an Id of its own', async () => {
  const { call, grant } = openBank();
  const { token } = await grant({ permissions: ['ReadAccountsBasic'] });
  assert.equal((await call('/accounts/nonsense/balances', { token })).status, 403);
  const [one, other] = [await call('/balances', { token }), await call('/balances', { token })];
  assert.equal(one.body.Code, '403 Forbidden');
  assert.match(String(one.body.Id), /^[0-9a-f-]{36}$/);
  assert.notEqual(one.body.Id, other.body.Id);
});

test('a statement file, which is PDF, is refused to callers of JSON, unless the bank is lenient; a list is never PDF', async () => {
  const generated = 'application/json; charset=utf-8, application/json, application/jose+jwe';
  for (const [ids, status] of [
    [[], 406],
    [['statement-file-despite-accept'], 200],
  ] as const) {
    const { call, grant } = openBank({ variants: await findVariantsNamed(ids) });
    const { token, accountIds } = await grant();
    const list = `/accounts/${accountIds[0]}/statements`;
    const statementId = String(at((await call(list, { token })).body, 'Data.Statement.0.StatementId'));
    const read = (accept: string) => call(`${list}/${statementId}/file`, { token, headers: { accept } });
    const file = await read(generated);
    assert.equal(file.status, status);
    if (status === 200) assert.equal(file.headers.get('content-type'), 'application/pdf');
    assert.equal((await read('application/pdf')).status, 200);
    assert.equal((await read('text/xml')).status, 406);
    assert.equal((await call(list, { token, headers: { accept: 'application/pdf' } })).status, 406);
  }
});
