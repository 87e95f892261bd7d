import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { createBank } from './bank.ts';
import { at, type Body, list, openBank, origin } from './testing/open-bank.ts';

const [three, four] = ['/open-banking/v3.1/aisp', '/open-banking/v4.0/aisp'];
const open = () => openBank({ release: '3.1.11', beside: '4.0.1' });
const statuses = (...answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);

/** A consent as both versions tell it, and what data answers in both. */
async function told({ call, clientToken }: ReturnType<typeof open>, consentId: string, token: string) {
  const client = await clientToken();
  const at31 = await call(`!${three}/account-access-consents/${consentId}`, { token: client });
  const at40 = await call(`!${four}/account-access-consents/${consentId}`, { token: client });
  return {
    status: [at(at31.body, 'Data.Status'), at(at40.body, 'Data.Status')],
    reasons: list(at40.body, 'Data.StatusReason').map(({ StatusReasonCode }) => StatusReasonCode),
    self: [at(at31.body, 'Links.Self'), at(at40.body, 'Links.Self')],
    data: statuses(await call(`!${three}/accounts`, { token }), await call(`!${four}/accounts`, { token })),
    bodies: [at31.body, at40.body] as readonly Body[],
  };
}

test('a consent made in 3.1 lives in both versions, each of which tells it in its words', async () => {
  const opened = open();
  const { grant, bank, clock } = opened;
  const { consentId, token } = await grant({ permissions: ['ReadAccountsBasic'] });
  const now = await told(opened, consentId, token);
  assert.deepEqual(now.status, ['Authorised', 'AUTH']);
  assert.deepEqual(now.data, [200, 200]);
  assert.deepEqual(
    now.self,
    [three, four].map((path) => `${origin}${path}/account-access-consents/${consentId}`),
  );
  const [at31, at40] = now.bodies.map(({ Data }) => Data as Body);
  assert.deepEqual({ ...at40, Status: 'Authorised' }, at31);

  await bank.control.consents.demandReauthentication(consentId);
  const held = await told(opened, consentId, token);
  assert.deepEqual(
    [held.status, held.reasons],
    [
      ['Authorised', 'CANC'],
      ['TKSP', 'U028'],
    ],
  );
  assert.deepEqual(held.data, [403, 403]);

  clock.now += 60_000;
  await bank.control.consents.withdraw(consentId);
  const withdrawn = await told(opened, consentId, token);
  assert.deepEqual([withdrawn.status, withdrawn.reasons], [['Authorised', 'CANC'], ['CUST']]);
  assert.deepEqual(withdrawn.data, [401, 401]);
});

test('a consent that has ended is EXPD in version 4, stays as it was in 3.1, and can be deleted in either', async () => {
  const opened = open();
  const { grant, call, clientToken, clock, bank } = opened;
  const ends = '2026-06-15T12:30:00+00:00';
  for (const [path, other] of [
    [three, four],
    [four, three],
  ] as const) {
    clock.now = Date.parse('2026-06-15T12:00:00Z');
    const { consentId, token } = await grant({ permissions: ['ReadAccountsBasic'], ExpirationDateTime: ends });
    await bank.control.consents.demandReauthentication(consentId);
    clock.now = Date.parse(ends);
    const { status, reasons, data } = await told(opened, consentId, token);
    assert.deepEqual([status, reasons], [['Authorised', 'EXPD'], ['TKXP']]);
    // In 3.1 nothing forbids to ask for the PSU; version 4 must not, for they could not open it any more.
    assert.deepEqual(data, [403, 401]);
    const client = await clientToken();
    const consent = `/account-access-consents/${consentId}`;
    assert.equal((await call(`!${path}${consent}`, { token: client, method: 'DELETE' })).status, 204);
    assert.equal((await call(`!${other}${consent}`, { token: client })).status, 400);
  }
});

test('a consent made in version 4 is read in 3.1, and its token opens the same there', async () => {
  const { call, clientToken, grant } = open();
  const client = await clientToken();
  const body = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
  const made = await call(`!${four}/account-access-consents`, { token: client, method: 'POST', body });
  assert.deepEqual([made.status, at(made.body, 'Data.Status')], [201, 'AWAU']);
  const id = String(at(made.body, 'Data.ConsentId'));
  const read = await call(`!${three}/account-access-consents/${id}`, { token: client });
  assert.deepEqual([read.status, at(read.body, 'Data.Status')], [200, 'AwaitingAuthorisation']);
  assert.equal('StatusReason' in (read.body.Data as Body), false);

  const { token } = await grant();
  const idsOf = async (path: string) =>
    list((await call(`!${path}/accounts`, { token })).body, 'Data.Account').map(({ AccountId }) => AccountId);
  assert.deepEqual(await idsOf(three), await idsOf(four));
  for (const path of [three, four]) {
    const page = await call(`!${path}/transactions`, { token });
    for (const link of Object.values(page.body.Links as Body)) assert.ok(String(link).startsWith(`${origin}${path}/`));
  }
});

test('both versions tell the same entries and amounts; what 3.1 has no word for is told by version 4 alone, and in no balance', async () => {
  const { call, grant, clock } = openBank({ release: '3.1.11', beside: '4.0.1', pageSize: 1000 });
  const { token } = await grant();
  const read = async (path: string, element: string) => {
    const found: Body[] = [];
    for (let next: unknown = `!${path}`; typeof next === 'string'; ) {
      const { body } = await call(next, { token });
      found.push(...list(body, `Data.${element}`));
      next = at(body, 'Links.Next');
    }
    return found;
  };
  const three31 = await read(`${three}/transactions`, 'Transaction');
  const four40 = await read(`${four}/transactions`, 'Transaction');
  const facts = ({ TransactionId, Amount, BookingDateTime }: Body) => [TransactionId, Amount, BookingDateTime];
  const isNew = ({ Status }: Body) => Status === 'FUTR' || Status === 'INFO';
  assert.deepEqual(four40.filter((each) => !isNew(each)).map(facts), three31.map(facts));
  const now = new Date(clock.now).toISOString();
  const [ahead, notices] = ['FUTR', 'INFO'].map((status) => four40.filter(({ Status }) => Status === status));
  const payments = await read(`${four}/scheduled-payments`, 'ScheduledPayment');
  assert.deepEqual(
    ahead?.map(({ BookingDateTime, Amount }) => [BookingDateTime, Amount]).toSorted(),
    payments.map((each) => [each.ScheduledPaymentDateTime, each.InstructedAmount]).toSorted(),
  );
  assert.ok((ahead?.length ?? 0) > 0 && ahead?.every(({ BookingDateTime }) => String(BookingDateTime) > now));
  assert.ok((notices?.length ?? 0) > 0 && notices?.every(({ Balance }) => Balance === undefined));
  const amounts = async (path: string, type: string) =>
    (await read(`${path}/balances`, 'Balance')).filter(({ Type }) => Type === type).map(({ Amount }) => Amount);
  assert.deepEqual(await amounts(four, 'XPCD'), await amounts(three, 'Expected'));
});

test('a refusal is written as the version that was called writes it, and the journal knows which it was', async () => {
  const masking = { mask: async (calls: never) => ({ calls, text: (text: string) => text }), har: async () => ({}) };
  const { call, bank } = openBank({ release: '3.1.11', beside: '4.0.1', journal: { masking } });
  const codes = [three, four].map(async (path) => {
    const [unknown, noToken] = [await call(`!${path}/nowhere`), await call(`!${path}/accounts`)];
    return [
      ...statuses(unknown, noToken),
      at(unknown.body, 'Errors.0.ErrorCode'),
      at(noToken.body, 'Errors.0.ErrorCode'),
    ];
  });
  assert.deepEqual(await Promise.all(codes), [
    [404, 401, 'GB.ReferenceBank.Endpoint.NotFound', 'GB.ReferenceBank.Token.Missing'],
    [404, 401, 'B404', undefined],
  ]);
  const entries = await bank.control.journal?.entries({ release: '4.0.1' });
  assert.deepEqual(
    entries?.map(({ path, release }) => [path, release]),
    ['/nowhere', '/accounts'].map((end) => [four + end, '4.0.1']),
  );
});

test('in 4.0.1 a success tells how often one may call, and nothing else does', async () => {
  const { call, grant } = open();
  const { token } = await grant();
  const told = async (path: string) => {
    const { headers } = await call(`!${path}`, { token });
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  };
  assert.deepEqual(await told(`${four}/accounts`), ['"calls";q=1000000;w=60', '"calls";r=1000000;t=60']);
  for (const path of [`${three}/accounts`, `${four}/accounts/none`]) assert.deepEqual(await told(path), [null, null]);
});

test('a bank of one release serves its own path alone', async () => {
  for (const [release, own, other] of [
    ['3.1.11', three, four],
    ['4.0.1', four, three],
  ] as const) {
    const { call, grant } = openBank({ release });
    const { token } = await grant();
    const answers = [await call(`!${own}/accounts`, { token }), await call(`!${other}/accounts`, { token })];
    assert.deepEqual(statuses(...answers), [200, 404], release);
  }
});

test('two releases of one version, or the older beside the newer, make no bank', () => {
  for (const [release, beside] of [
    ['3.1.11', '3.1.10'],
    ['4.0.1', '3.1.11'],
  ] as const) {
    assert.throws(() => createBank({ profile: serviceProfile, seed: 1, release, beside }), /later version/);
  }
});

test('what a developer is told names both, with a document of each', async () => {
  const { call } = openBank({ release: '3.1.11', beside: '4.0.1', openApi: ({ release }) => ({ release }) });
  const { body } = await call('!/');
  assert.deepEqual(body.baseUrls, { '3.1.11': origin + three, '4.0.1': origin + four });
  assert.deepEqual(body.openApi, ['GET /openapi.json: release 3.1.11', 'GET /openapi/v4.0.json: release 4.0.1']);
  const documents = ['/openapi.json', '/openapi/v3.1.json', '/openapi/v4.0.json'];
  const found = await Promise.all(documents.map(async (path) => (await call(`!${path}`)).body.release));
  assert.deepEqual(found, ['3.1.11', '3.1.11', '4.0.1']);
  assert.equal((await call('!/reference/v4.0', { headers: { accept: 'text/html' } })).status, 200);
  const home = await call('!/', { headers: { accept: 'text/html' } });
  assert.match(home.text, /releases 3\.1\.11 and 4\.0\.1/);
  assert.match(home.text, /v4\.0\/aisp\/accounts/);
});
