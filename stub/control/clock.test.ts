import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, type Body, list, openBank } from '../testing/open-bank.ts';
import { openFlow } from '../testing/open-flow.ts';

const consents = '/account-access-consents';
const pence = (record: Body) =>
  Math.round(Number(at(record, 'Amount.Amount')) * 100) * (record.CreditDebitIndicator === 'Credit' ? 1 : -1);
const sum = (records: readonly Body[]) => records.reduce((total, record) => total + pence(record), 0);

test('an access token lives by the clock of the bank, and is alive again when that goes back', async () => {
  const { bank, call, grant } = openBank();
  const { token } = await grant();
  const status = async () => (await call('/accounts', { token })).status;
  await bank.control.clock.advance('PT59M');
  assert.equal(await status(), 200);
  await bank.control.clock.advance('PT1M');
  assert.equal(await status(), 401);
  await bank.control.clock.set('2026-06-15T12:30:00Z');
  assert.equal(await status(), 200);
});

test('a consent ends by the clock of the bank, for data and for whoever would authorise it', async () => {
  const { bank, call, grant } = openBank();
  const { token } = await grant({ expiresIn: 10 * 86_400, ExpirationDateTime: '2026-06-20T12:00:00Z' });
  await bank.control.clock.advance('P5D');
  assert.equal((await call('/accounts', { token })).status, 401);
  const flow = await openFlow();
  const id = await flow.create({ ExpirationDateTime: '2026-06-20T12:00:00Z' });
  await flow.bank.control.clock.advance('P5D');
  assert.equal((await flow.authorize(id)).error, 'invalid_request');
});

test('a code and a refresh token end by the clock of the bank', async () => {
  const { bank, create, authorize, exchange, refresh } = await openFlow();
  const id = await create();
  const [first, second] = [await authorize(id), await authorize(id)];
  const { body } = await exchange(first.code);
  await bank.control.clock.advance('PT60S');
  assert.equal((await exchange(second.code)).body.error, 'invalid_grant');
  const token = String(body.refresh_token);
  await bank.control.clock.advance('P89D');
  assert.equal((await refresh(token)).status, 200);
  await bank.control.clock.advance('P1D');
  assert.equal((await refresh(token)).body.error, 'invalid_grant');
});

test('what stands still at the bank does not age, however long the machine goes on', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
  const { bank, call, create, authorize, exchange, refresh } = await openFlow({ now: () => new Date() });
  await bank.control.clock.freeze();
  const { code } = await authorize(await create());
  t.mock.timers.setTime(Date.parse('2026-06-16T12:00:00Z'));
  const { status, body } = await exchange(code);
  assert.equal(status, 200, JSON.stringify(body));
  t.mock.timers.setTime(Date.parse('2027-06-16T12:00:00Z'));
  assert.equal((await call('/accounts', { token: String(body.access_token) })).status, 200);
  const renewed = await refresh(String(body.refresh_token));
  assert.equal(renewed.status, 200);
  const info = await call('!/userinfo', { token: String(renewed.body.access_token) });
  assert.equal(info.status, 200, info.text);
  const clock = bank.control.clock.read();
  assert.deepEqual([clock.now, clock.frozen], ['2026-06-15T12:00:00+00:00', true]);
});

test('the books balance after every move: what was booked in between is what the balance moved by', async () => {
  const { bank, call, grant } = openBank({ pageSize: 1000 });
  const { token, accountIds } = await grant({ expiresIn: 3650 * 86_400 });
  const look = async (id: string) => {
    const balances = list((await call(`/accounts/${id}/balances`, { token })).body, 'Data.Balance');
    const entries = list((await call(`/accounts/${id}/transactions`, { token })).body, 'Data.Transaction');
    const of = (type: string) => pence(balances.find(({ Type }) => Type === type) ?? {});
    const booked = entries.filter(({ Status }) => Status === 'Booked');
    return { cleared: of('InterimCleared'), expected: of('Expected'), booked, entries };
  };
  let moved = 0;
  for (const id of accountIds.slice(0, 3)) {
    let before = await look(id);
    for (const duration of ['PT8H', 'P1D', 'P3D', 'P1M', 'P2M', 'PT1M']) {
      await bank.control.clock.advance(duration);
      const now = await look(id);
      const known = new Set(before.booked.map(({ TransactionId }) => TransactionId));
      const since = now.booked.filter(({ TransactionId }) => !known.has(TransactionId));
      assert.equal(now.cleared - before.cleared, sum(since), `${id} ${duration}`);
      assert.equal(now.expected - now.cleared, sum(now.entries) - sum(now.booked), `${id} ${duration}`);
      moved += since.length;
      before = now;
    }
    await bank.control.clock.follow();
  }
  assert.ok(moved > 100, `${moved}`);
});

test('what is pending is booked, and a payment that falls due is made, on its day', async () => {
  const { bank, call, grant } = openBank({ pageSize: 1000 });
  const { token, accountIds } = await grant({ expiresIn: 3650 * 86_400 });
  const [id = ''] = accountIds;
  const of = async (what: string, key: string) =>
    list((await call(`/accounts/${id}/${what}`, { token })).body, `Data.${key}`);
  const pending = (await of('transactions', 'Transaction')).filter(({ Status }) => Status === 'Pending');
  const [order] = (await of('standing-orders', 'StandingOrder')).filter((each) => 'NextPaymentDateTime' in each);
  const [payment] = await of('scheduled-payments', 'ScheduledPayment');
  assert.ok(pending.length > 0 && order !== undefined && payment !== undefined);
  const due = String(order.NextPaymentDateTime);
  const paid = String(payment.ScheduledPaymentDateTime);

  await bank.control.clock.set(new Date(Date.parse(due) + 4 * 86_400_000));
  const entries = await of('transactions', 'Transaction');
  for (const { TransactionId } of pending) {
    assert.equal(entries.find((entry) => entry.TransactionId === TransactionId)?.Status, 'Booked');
  }
  const later = (await of('standing-orders', 'StandingOrder')).find(
    ({ StandingOrderId }) => StandingOrderId === order.StandingOrderId,
  );
  assert.equal(later?.LastPaymentDateTime, due);
  assert.ok(String(later?.NextPaymentDateTime) > due);
  const booked = entries.filter(
    (entry) =>
      at(entry, 'TransactionInformation') !== undefined &&
      at(entry, 'BankTransactionCode.SubCode') === 'StandingOrder' &&
      String(entry.BookingDateTime) >= due.slice(0, 10),
  );
  assert.ok(booked.some((entry) => at(entry, 'Amount.Amount') === at(order, 'NextPaymentAmount.Amount')));

  await bank.control.clock.set(new Date(Date.parse(paid) + 4 * 86_400_000));
  const announced = await of('scheduled-payments', 'ScheduledPayment');
  assert.ok(announced.every((each) => String(each.ScheduledPaymentDateTime) > paid));
  const made = (await of('transactions', 'Transaction')).filter(
    (entry) => String(entry.BookingDateTime) >= paid.slice(0, 10) && entry.CreditDebitIndicator === 'Debit',
  );
  assert.ok(made.some((entry) => at(entry, 'Amount.Amount') === at(payment, 'InstructedAmount.Amount')));
});

test('is read, set, moved on and let go again below /stub/', async () => {
  const { call, clientToken, clock } = openBank();
  const clocked = async (method: string, body?: unknown, below = '') => {
    const answer = await call(`!/stub/clock${below}`, body === undefined ? { method } : { method, body });
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  const machine = '2026-06-15T12:00:00+00:00';
  const usual = { now: machine, rate: 1, frozen: false, followsMachine: true, machine };
  assert.deepEqual(await clocked('GET'), usual);
  const set = { now: '2026-03-15T12:00:00+00:00', rate: 0, frozen: true, followsMachine: false, machine };
  assert.deepEqual(await clocked('PUT', { now: '2026-03-15T12:00:00Z', rate: 0 }), set);
  assert.deepEqual(await clocked('POST', { by: 'P1M' }, '/advance'), { ...set, now: '2026-04-15T12:00:00+00:00' });
  clock.now += 1000;
  assert.equal((await clocked('PUT', { rate: 60 })).rate, 60);
  clock.now += 1000;
  assert.equal((await clocked('GET')).now, '2026-04-15T12:01:00+00:00');
  const body = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
  const made = await call(consents, { token: await clientToken(), method: 'POST', body });
  assert.equal(at(made.body, 'Data.CreationDateTime'), '2026-04-15T12:01:00+00:00');
  assert.equal((await clocked('DELETE')).followsMachine, true);
});

test('a move that cannot be is refused, and moves nothing', async () => {
  const { call } = openBank();
  for (const [method, path, body] of [
    ['PUT', '', {}],
    ['PUT', '', []],
    ['PUT', '', { now: 'tomorrow' }],
    ['PUT', '', { now: 5 }],
    ['PUT', '', { now: '1999-01-01T00:00:00Z' }],
    ['PUT', '', { rate: -1 }],
    ['PUT', '', { rate: '1' }],
    ['PUT', '', { rate: 1e9 }],
    ['PUT', '', { speed: 1 }],
    ['PUT', '', { now: '2026-03-15T12:00:00Z', rate: -1 }],
    ['POST', '/advance', {}],
    ['POST', '/advance', { by: '1 day' }],
    ['POST', '/advance', { by: 'P100Y' }],
    ['POST', '/advance', { by: 'P1D', at: 'x' }],
  ] as const) {
    const answer = await call(`!/stub/clock${path}`, { method, body });
    assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request'], JSON.stringify(body));
  }
  assert.equal((await call('!/stub/clock')).body.followsMachine, true);
});
