import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, type Body, list, openBank } from '../testing/open-bank.ts';
import { monthsWithin } from './months.ts';

const permissions = ['ReadAccountsBasic', 'ReadTransactionsBasic', 'ReadTransactionsCredits', 'ReadTransactionsDebits'];

async function household(more: object = {}) {
  const opened = openBank({ pageSize: 1000 });
  const { token, accountIds } = await opened.grant({ permissions, ...more, select: 'first:1' });
  const account = `/accounts/${accountIds[0]}`;
  const read = async (query: string, path = '/transactions') => {
    const answer = await opened.call(`${path}${query === '' ? '' : `?${query}`}`, { token });
    return { ...answer, ids: list(answer.body, 'Data.Transaction').map((record) => record.TransactionId) };
  };
  return { ...opened, token, account, read };
}

const booked = (records: readonly Body[]) => records.map((record) => String(record.BookingDateTime).slice(0, 19));

test('both bounds are inclusive, each works alone, on both endpoints', async () => {
  const { read, account } = await household({ TransactionFromDateTime: '2026-01-01T00:00:00Z' });
  const march = await read('fromBookingDateTime=2026-03-01&toBookingDateTime=2026-03-31T23:59:59');
  const dates = booked(list(march.body, 'Data.Transaction'));
  const [newest = '', oldest = ''] = [dates[0], dates.at(-1)];
  const exact = await read(`fromBookingDateTime=${oldest}&toBookingDateTime=${newest}`);
  assert.ok(march.ids.length > 10);
  assert.deepEqual(exact.ids, march.ids);
  const [all, from, to] = [
    await read(''),
    await read(`fromBookingDateTime=${oldest}`),
    await read(`toBookingDateTime=${newest}`),
  ];
  assert.deepEqual(new Set([...from.ids, ...to.ids]), new Set(all.ids));
  assert.deepEqual(
    from.ids.filter((id) => to.ids.includes(id)),
    march.ids,
  );
  assert.deepEqual((await read('fromBookingDateTime=2026-03-01', `${account}/transactions`)).ids, from.ids);
});

test('every spelling of a bound selects the same, and a zone is ignored', async () => {
  const { read } = await household();
  const expected = (await read('fromBookingDateTime=2026-03-10T10:00:00')).ids;
  for (const spelling of [
    '2026-03-10T10:00:00Z',
    '2026-03-10T10:00:00%2B05:00',
    '2026-03-10T10:00:00+05:00',
    '2026-03-10T10:00:00-11',
    '20260310T100000',
    '2026-03-10T10:00:00.000',
    '2026-03-10T10:00',
    '2026-069T10',
  ]) {
    assert.deepEqual((await read(`fromBookingDateTime=${spelling}`)).ids, expected, spelling);
  }
  const midnight = (await read('toBookingDateTime=2026-03-10T00:00:00')).ids;
  assert.deepEqual((await read('toBookingDateTime=2026-03-10')).ids, midnight);
});

test('dates that select nothing are valid, dates that are none are 400', async () => {
  const { read } = await household();
  assert.equal((await read('fromBookingDateTime=1900-01-01')).status, 200);
  for (const query of ['fromBookingDateTime=2026-03-31&toBookingDateTime=2026-03-01', 'toBookingDateTime=1900-01-01']) {
    const answer = await read(query);
    assert.deepEqual([answer.status, at(answer.body, 'Data.Transaction')], [200, []], query);
  }
  for (const value of ['foo', '', '2026-02-30', '2026-13-01', '12345']) {
    const answer = await read(`fromBookingDateTime=${value}&toBookingDateTime=${value}`);
    assert.equal(answer.status, 400, value);
    const errors = list(answer.body, 'Errors').map((error) => [error.ErrorCode, error.Path]);
    assert.deepEqual(errors, [
      ['UK.OBIE.Field.InvalidDate', 'fromBookingDateTime'],
      ['UK.OBIE.Field.InvalidDate', 'toBookingDateTime'],
    ]);
  }
});

test('the consent window clips with and without a filter, and one end may be open', async () => {
  const [from, to] = ['2026-01-15T12:00:00Z', '2026-02-20T12:00:00Z'];
  const all = await household();
  const inside = async (start: string, end: string) =>
    (await all.read(`fromBookingDateTime=${start}&toBookingDateTime=${end}`)).ids;
  const both = await household({ TransactionFromDateTime: from, TransactionToDateTime: to });
  const expected = await inside('2026-01-15T12:00:00', '2026-02-20T12:00:00');
  assert.ok(expected.length > 0);
  assert.deepEqual((await both.read('')).ids, expected);
  assert.deepEqual((await both.read('fromBookingDateTime=2020-01-01&toBookingDateTime=2030-01-01')).ids, expected);
  const part = await inside('2026-02-01T00:00:00', '2026-02-20T12:00:00');
  assert.deepEqual((await both.read('fromBookingDateTime=2026-02-01')).ids, part);
  assert.deepEqual((await both.read('fromBookingDateTime=2026-03-01')).ids, []);
  const since = await household({ TransactionFromDateTime: from });
  assert.deepEqual((await since.read('')).ids, await inside('2026-01-15T12:00:00', '2030-01-01'));
  const until = await household({ TransactionToDateTime: to });
  assert.deepEqual((await until.read('')).ids, await inside('1990-01-01', '2026-02-20T12:00:00'));
});

test('only statements that lie completely within consent and filter are listed, opened and expanded', async () => {
  const opened = openBank({ pageSize: 1000 });
  const codes = ['ReadStatementsDetail', ...permissions];
  const [all, clipped] = [
    await opened.grant({ permissions: codes, select: 'first:1' }),
    await opened.grant({ permissions: codes, select: 'first:1', TransactionFromDateTime: '2026-03-02T00:00:00Z' }),
  ];
  const starts = async (token: string, query = '') => {
    const { body } = await opened.call(`/statements${query}`, { token });
    return list(body, 'Data.Statement').map((statement) => String(statement.StartDateTime).slice(0, 10));
  };
  assert.ok((await starts(all.token)).length > 6);
  assert.deepEqual(await starts(clipped.token), ['2026-05-01', '2026-04-01']);
  const filter = '?fromStatementDateTime=2026-02-01&toStatementDateTime=2026-04-30T00:00:00';
  assert.deepEqual(await starts(all.token, filter), ['2026-03-01', '2026-02-01']);
  assert.equal((await opened.call('/statements?fromStatementDateTime=foo', { token: all.token })).status, 400);

  const account = `/accounts/${all.accountIds[0]}`;
  const { body } = await opened.call(`${account}/statements`, { token: all.token });
  const march = list(body, 'Data.Statement').find((one) => String(one.StartDateTime).startsWith('2026-03'));
  const path = `${account}/statements/${march?.StatementId}`;
  for (const end of ['', '/file', '/transactions']) {
    assert.equal((await opened.call(`${path}${end}`, { token: all.token })).status, 200, end);
    assert.equal((await opened.call(`${path}${end}`, { token: clipped.token })).status, 403, end);
    assert.equal((await opened.call(`${account}/statements/nope${end}`, { token: all.token })).status, 400, end);
  }
  const entries = await opened.call(`${path}/transactions?fromBookingDateTime=2026-03-20`, { token: all.token });
  const dates = booked(list(entries.body, 'Data.Transaction'));
  assert.ok(dates.length > 10 && dates.every((date) => date.startsWith('2026-03')));
  assert.ok(dates.some((date) => date < '2026-03-20'));
});

test('months are walked from the newest, and only those that touch the window', () => {
  const names = (window: Parameters<typeof monthsWithin>[2]) =>
    monthsWithin('2025-11', '2026-02', window).map((span) => span.month);
  assert.deepEqual(names({}), ['2026-02', '2026-01', '2025-12', '2025-11']);
  assert.deepEqual(names({ from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) }), ['2026-02', '2026-01']);
  assert.deepEqual(names({ from: Date.UTC(2026, 0, 1) - 1, to: Date.UTC(2026, 1, 1) - 1 }), ['2026-01', '2025-12']);
  assert.deepEqual(names({ from: Date.UTC(2030, 0, 1) }), []);
});
