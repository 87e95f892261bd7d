import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operation, operationIds } from '../../schemas/operations.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { at, list, openBank } from '../testing/open-bank.ts';

const uuid = '0e2f1e1c-4f0b-4f7e-9a55-2f1f0b8d6c11';
const fresh = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const consent = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };

test('404 comes before the token, for paths that no release knows and endpoints that the profile leaves out', async () => {
  const { call, grant } = openBank({ profile: serviceProfile });
  const { token, accountIds } = await grant();
  const account = `/accounts/${accountIds[0]}`;
  const paths = ['', '/foobar', `${account}/foobar`, `${account}/balances/extra`, '/beneficiaries', '/direct-debits'];
  for (const path of [...paths, '/offers', `${account}/product`, '!/open-banking/v3.1.11/aisp/accounts', '!/nothing']) {
    assert.equal((await call(path)).status, 404, path);
    assert.equal((await call(path, { token })).status, 404, path);
    assert.equal((await call(path, { token, method: 'POST' })).status, 404, path);
  }
});

test('405 comes before the token and lists the methods of the path', async () => {
  const { call } = openBank();
  for (const path of new Set(operationIds.map((id) => operation(id).path))) {
    const methods = operationIds.filter((id) => operation(id).path === path).map((id) => String(operation(id).method));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.includes(method))) {
      const answer = await call(path, { method });
      assert.equal(answer.status, 405, `${method} ${path}`);
      for (const allowed of methods) assert.match(String(answer.headers.get('allow')), new RegExp(`\\b${allowed}\\b`));
      assert.match(String(answer.headers.get('x-fapi-interaction-id')), fresh);
    }
  }
});

test('HEAD is GET without the body, OPTIONS tells the methods', async () => {
  const { call, grant } = openBank();
  const { token } = await grant();
  const head = await call('/accounts', { token, method: 'HEAD' });
  assert.deepEqual([head.status, head.text], [200, '']);
  assert.equal((await call('/accounts', { method: 'HEAD' })).status, 401);
  const options = await call('/account-access-consents', { method: 'OPTIONS' });
  assert.deepEqual([options.status, options.headers.get('allow')], [204, 'POST, OPTIONS']);
});

test('a trailing slash is tolerated and left out of Self', async () => {
  const { call, grant } = openBank();
  const { token } = await grant();
  const answer = await call('/accounts/', { token });
  assert.equal(answer.status, 200);
  assert.ok(String(at(answer.body, 'Links.Self')).endsWith('/accounts'));
});

test('the interaction id is played back on every answer, or made', async () => {
  const { call, grant, clientToken } = openBank();
  const [{ token }, client] = [await grant(), await clientToken()];
  const headers = { 'x-fapi-interaction-id': uuid };
  const answers = [
    await call('/accounts', { token, headers: { 'X-FAPI-Interaction-ID': uuid } }),
    await call('/accounts', { headers }),
    await call('/nowhere', { headers }),
    await call('/accounts', { method: 'PUT', headers }),
    await call('/account-access-consents', { token: client, method: 'POST', body: consent, headers }),
  ];
  const statuses = answers.map((answer) => answer.status);
  assert.deepEqual(statuses, [200, 401, 404, 405, 201]);
  for (const answer of answers) assert.equal(answer.headers.get('x-fapi-interaction-id'), uuid);
  const created = `/account-access-consents/${at(answers.at(-1)?.body, 'Data.ConsentId')}`;
  const deletion = { token: client, method: 'DELETE', headers: { ...headers, 'content-type': 'text/plain' } };
  const deleted = await call(created, deletion);
  assert.deepEqual([deleted.status, deleted.text, deleted.headers.get('content-type')], [204, '', null]);
  assert.equal(deleted.headers.get('x-fapi-interaction-id'), uuid);
  const made = [await call('/accounts', { token }), await call('/accounts', { token })];
  const ids = made.map((answer) => String(answer.headers.get('x-fapi-interaction-id')));
  for (const id of ids) assert.match(id, fresh);
  assert.notEqual(ids[0], ids[1]);
});

test('header values that cannot be are 400, played back and named', async () => {
  const { call, grant } = openBank();
  const { token } = await grant();
  const headers = { 'x-fapi-interaction-id': 'abc', 'x-fapi-auth-date': '2012-09-11T19:43:31Z' };
  const answer = await call('/accounts', { token, headers });
  assert.equal(answer.status, 400);
  assert.equal(answer.headers.get('x-fapi-interaction-id'), 'abc');
  const errors = list(answer.body, 'Errors').map((error) => [error.ErrorCode, error.Path]);
  assert.deepEqual(errors, [
    ['UK.OBIE.Header.Invalid', 'x-fapi-interaction-id'],
    ['UK.OBIE.Header.Invalid', 'x-fapi-auth-date'],
  ]);
  for (const [date, status] of [
    ['Tue, 11 Sep 2012 19:43:31 GMT', 200],
    ['Tue, 11 Sep 2012 19:43:31 UTC', 200],
    ['Fri, 31 Feb 2012 19:43:31 GMT', 400],
    ['Tue, 11 Sep 2012 25:43:31 GMT', 400],
    ['Tue, 11 Sep 2012 19:43:31', 400],
  ] as const) {
    assert.equal((await call('/accounts', { token, headers: { 'x-fapi-auth-date': date } })).status, status, date);
  }
  const free = {
    'x-fapi-customer-ip-address': '2001:db8::1',
    'x-customer-user-agent': 'x',
    'x-fapi-financial-id': 'y',
  };
  assert.equal((await call('/accounts', { token, headers: free })).status, 200);
});

const accepts: Readonly<Record<string, number>> = {
  'application/json': 200,
  'application/json; charset=utf-8': 200,
  'application/json;q=0.9': 200,
  'Application/JSON; charset="UTF-8"': 200,
  'application/*': 200,
  '*/*': 200,
  'text/html, application/json;q=0.5': 200,
  'text/xml': 406,
  'application/pdf': 406,
  'application/jose+jwe': 406,
  'application/json; charset=utf-16': 406,
  'application/json;q=0': 406,
  'application/json;q=0, */*': 406,
  nonsense: 406,
};

test('Accept is held to JSON in UTF-8', async () => {
  const { call, grant } = openBank();
  const { token } = await grant();
  for (const [accept, status] of Object.entries(accepts)) {
    const answer = await call('/accounts', { token, headers: { accept } });
    assert.equal(answer.status, status, accept);
    if (status === 406) assert.equal(answer.body.Data, undefined);
  }
  const charset = async (wanted: string) =>
    (await call('/accounts', { token, headers: { 'accept-charset': wanted } })).status;
  assert.equal(await charset('iso-8859-1'), 406);
  assert.equal(await charset('iso-8859-1, utf-8;q=0.7'), 200);
});

test('the statement file is a PDF and takes an Accept for one', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant();
  const statements = await call(`/accounts/${accountIds[0]}/statements`, { token });
  const file = `/accounts/${accountIds[0]}/statements/${at(statements.body, 'Data.Statement.0.StatementId')}/file`;
  for (const [accept, status] of [
    ['application/pdf', 200],
    ['*/*', 200],
    ['application/json', 406],
  ] as const) {
    assert.equal((await call(file, { token, headers: { accept } })).status, status, accept);
  }
  const pdf = await call(file, { token });
  assert.deepEqual([pdf.status, pdf.headers.get('content-type')], [200, 'application/pdf']);
  assert.ok(pdf.text.startsWith('%PDF'));
});

test('Content-Type of POST is held to JSON in UTF-8', async () => {
  const { call, clientToken } = openBank();
  const token = await clientToken();
  for (const [type, status] of [
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['application/json; charset=UTF-8; q=1', 201],
    ['application/json; charset=iso-8859-1', 415],
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/jose+jwe', 415],
    ['', 415],
  ] as const) {
    const post = { token, method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(consent) };
    assert.equal((await call('/account-access-consents', post)).status, status, type);
  }
});
