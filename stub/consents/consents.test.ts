import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { at, list, openBank, origin } from '../testing/open-bank.ts';

const path = '/account-access-consents';
const basic = ['ReadAccountsBasic'];
const bodyOf = (data: object, rest: object = {}) => ({ Data: { Permissions: basic, ...data }, Risk: {}, ...rest });

async function client(options: Parameters<typeof openBank>[0] = {}) {
  const opened = openBank(options);
  const token = await opened.clientToken();
  const post = (body: unknown) => opened.call(path, { token, method: 'POST', body });
  return { ...opened, token, post };
}

test('creates a consent that awaits authorisation, reads the same, and each POST makes another', async () => {
  const { post, call, token } = await client();
  const dates = {
    ExpirationDateTime: '2027-01-01T00:00:00+01:00',
    TransactionFromDateTime: '2025-01-01T00:00:00.5Z',
    TransactionToDateTime: '2026-01-01T00:00:00Z',
  };
  const request = { Data: { Permissions: ['ReadAccountsDetail', 'ReadPAN', 'ReadAccountsBasic'], ...dates }, Risk: {} };
  const made = await post(request);
  assert.equal(made.status, 201);
  const id = at(made.body, 'Data.ConsentId');
  assert.match(String(id), /^.{1,128}$/);
  assert.deepEqual(made.body.Data, {
    ConsentId: id,
    CreationDateTime: '2026-06-15T12:00:00+00:00',
    Status: 'AwaitingAuthorisation',
    StatusUpdateDateTime: '2026-06-15T12:00:00+00:00',
    ...request.Data,
  });
  assert.deepEqual(made.body.Risk, {});
  assert.equal(at(made.body, 'Links.Self'), `${origin}${basePath}${path}/${id}`);
  assert.deepEqual((await call(`${path}/${id}`, { token })).body, made.body);
  const headers = { 'x-idempotency-key': 'x'.repeat(41) };
  const again = await call(path, { token, method: 'POST', body: request, headers });
  assert.equal(again.status, 201);
  assert.notEqual(at(again.body, 'Data.ConsentId'), id);
});

test('echoes the same instant for every spelling, as RFC 3339', async () => {
  const { post } = await client();
  for (const [written, echoed] of [
    ['2027-04-05T10:43:07Z', '2027-04-05T10:43:07Z'],
    ['2027-04-05T10:43:07.123456+05:30', '2027-04-05T10:43:07.123456+05:30'],
    ['2027-04-05T10:43:07+01', '2027-04-05T09:43:07+00:00'],
    ['20270405T104307Z', '2027-04-05T10:43:07+00:00'],
    ['2027-04-05T10:43Z', '2027-04-05T10:43:00+00:00'],
    ['2027-04-05T10:43:07', '2027-04-05T10:43:07+00:00'],
    ['2027-04-05', '2027-04-05T00:00:00+00:00'],
  ] as const) {
    const { status, body } = await post(bodyOf({ ExpirationDateTime: written }));
    assert.equal(status, 201, written);
    assert.equal(at(body, 'Data.ExpirationDateTime'), echoed);
  }
});

const refused: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['truncated JSON', '{"Data":', ['UK.OBIE.Resource.InvalidFormat']],
  ['an empty body', '', ['UK.OBIE.Resource.InvalidFormat']],
  ['an array', '[]', ['UK.OBIE.Resource.InvalidFormat']],
  ['a text', '"consent"', ['UK.OBIE.Resource.InvalidFormat']],
  ['null', 'null', ['UK.OBIE.Resource.InvalidFormat']],
  ['an empty object', {}, ['UK.OBIE.Field.Missing Data', 'UK.OBIE.Field.Missing Risk']],
  ['no Risk', { Data: { Permissions: basic } }, ['UK.OBIE.Field.Missing Risk']],
  ['Risk as an array', bodyOf({}, { Risk: [] }), ['UK.OBIE.Field.Invalid Risk']],
  ['Risk null', bodyOf({}, { Risk: null }), ['UK.OBIE.Field.Invalid Risk']],
  ['a member in Risk', bodyOf({}, { Risk: { x: 1 } }), ['UK.OBIE.Field.Unexpected Risk.x']],
  ['a member in the root', bodyOf({}, { Foo: 1 }), ['UK.OBIE.Field.Unexpected Foo']],
  ['no Permissions', { Data: {}, Risk: {} }, ['UK.OBIE.Field.Missing Data.Permissions']],
  ['Permissions empty', bodyOf({ Permissions: [] }), ['UK.OBIE.Field.Invalid Data.Permissions']],
  ['Permissions as text', bodyOf({ Permissions: 'ReadAccountsBasic' }), ['UK.OBIE.Field.Invalid Data.Permissions']],
  [
    'an unknown code',
    bodyOf({ Permissions: [...basic, 'ReadEverything'] }),
    ['UK.OBIE.Field.Invalid Data.Permissions'],
  ],
  ['a number as code', bodyOf({ Permissions: [...basic, 1] }), ['UK.OBIE.Field.Invalid Data.Permissions']],
  ['no accounts code', bodyOf({ Permissions: ['ReadBalances'] }), ['UK.OBIE.Field.Invalid Data.Permissions']],
  ['a bad date', bodyOf({ ExpirationDateTime: '2027-13-45' }), ['UK.OBIE.Field.InvalidDate Data.ExpirationDateTime']],
  ['a number as date', bodyOf({ TransactionToDateTime: 1 }), ['UK.OBIE.Field.InvalidDate Data.TransactionToDateTime']],
  [
    'an expiration in the past',
    bodyOf({ ExpirationDateTime: '2026-06-15T11:59:59Z' }),
    ['UK.OBIE.Field.InvalidDate Data.ExpirationDateTime'],
  ],
  [
    'a window that ends before it begins',
    bodyOf({ TransactionFromDateTime: '2026-02-01T00:00:00Z', TransactionToDateTime: '2026-01-01T00:00:00Z' }),
    ['UK.OBIE.Field.InvalidDate Data.TransactionToDateTime'],
  ],
  [
    'several things at once',
    { Data: { Permissions: ['ReadFoo', 'ReadBar', ...basic], ExpirationDateTime: 'tomorrow' } },
    [
      'UK.OBIE.Field.Missing Risk',
      'UK.OBIE.Field.Invalid Data.Permissions',
      'UK.OBIE.Field.Invalid Data.Permissions',
      'UK.OBIE.Field.InvalidDate Data.ExpirationDateTime',
    ],
  ],
];

test('refuses with 400, everything that is wrong and where', async () => {
  const { post } = await client();
  for (const [name, body, errors] of refused) {
    const answer = await post(body);
    assert.equal(answer.status, 400, name);
    assert.equal(answer.body.Code, '400 BadRequest');
    const found = list(answer.body, 'Errors').map(({ ErrorCode, Path }) => (Path ? `${ErrorCode} ${Path}` : ErrorCode));
    assert.deepEqual(found, errors, name);
  }
});

const [credits, debits] = ['ReadTransactionsCredits', 'ReadTransactionsDebits'];
const sets: readonly (readonly [readonly string[], number])[] = [
  [['ReadAccountsDetail'], 201],
  [['ReadAccountsBasic', 'ReadAccountsDetail'], 201],
  [['ReadAccountsBasic', 'ReadAccountsBasic'], 201],
  [['ReadAccountsBasic', 'ReadTransactionsBasic'], 400],
  [['ReadAccountsBasic', 'ReadTransactionsDetail'], 400],
  [['ReadAccountsBasic', credits], 400],
  [['ReadAccountsBasic', debits], 400],
  [['ReadAccountsBasic', 'ReadTransactionsBasic', debits], 201],
  [['ReadAccountsBasic', 'ReadTransactionsDetail', credits], 201],
  [['ReadAccountsBasic', 'ReadPAN'], 201],
  [['ReadAccountsBasic', 'ReadBeneficiariesDetail', 'ReadDirectDebits'], 201],
];
const offered: Readonly<Record<string, number>> = {
  ReadOffers: 400,
  ReadProducts: 400,
  ReadStatementsBasic: 400,
  ReadStatementsDetail: 400,
};

test('holds permission sets to the combinations of the standard and to what the bank offers', async () => {
  const [full, service] = [await client(), await client({ profile: serviceProfile })];
  for (const [codes, status] of sets) {
    for (const { post } of [full, service]) {
      assert.equal((await post(bodyOf({ Permissions: codes }))).status, status, codes.join());
    }
  }
  for (const [code, status] of Object.entries(offered)) {
    assert.equal((await service.post(bodyOf({ Permissions: [...basic, code] }))).status, status, code);
    assert.equal((await full.post(bodyOf({ Permissions: [...basic, code] }))).status, 201, code);
  }
});

test('ignores what it does not know inside Data, which the release leaves open', async () => {
  const { post } = await client();
  const { status, body } = await post(bodyOf({ AccountIds: ['1'], ['__proto__']: 1 }));
  assert.deepEqual([status, at(body, 'Data.AccountIds')], [201, undefined]);
});

test('refuses bodies that are too large or not UTF-8', async () => {
  const { post, bank, token } = await client();
  assert.equal((await post(`{"Data":"${'x'.repeat(70_000)}"}`)).status, 413);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  const response = await bank.app.request(`${origin}${basePath}${path}`, { method: 'POST', headers, body });
  assert.equal(response.status, 400);
});

test('deletes a consent in any status, with its tokens; afterwards its id names nothing', async () => {
  const { post, call, grant, token } = await client();
  const waiting = String(at((await post(bodyOf({}))).body, 'Data.ConsentId'));
  const [granted, sibling] = [await grant(), await grant()];
  for (const id of [waiting, granted.consentId]) {
    assert.equal((await call(`${path}/${id}`, { token, method: 'DELETE' })).status, 204);
    for (const method of ['GET', 'DELETE']) {
      const answer = await call(`${path}/${id}`, { token, method });
      assert.equal(answer.status, 400);
      assert.equal(at(answer.body, 'Errors.0.ErrorCode'), 'UK.OBIE.Resource.NotFound');
    }
  }
  assert.equal((await call('/accounts', { token: granted.token })).status, 401);
  assert.equal((await call('/accounts', { token: sibling.token })).status, 200);
});

test('keeps a consent from other clients', async () => {
  const { post, call, clientToken } = await client();
  const id = at((await post(bodyOf({}))).body, 'Data.ConsentId');
  const other = await clientToken('lantern-aisp');
  for (const method of ['GET', 'DELETE']) {
    assert.equal((await call(`${path}/${id}`, { token: other, method })).status, 403);
    assert.equal((await call(`${path}/unknown`, { token: other, method })).status, 400);
  }
});
