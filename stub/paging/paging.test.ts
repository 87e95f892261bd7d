import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, type Body, list, openBank } from '../testing/open-bank.ts';
import { pageOf } from './page-of.ts';
import { pageToken, readPageToken } from './page-token.ts';

const links = (body: Body) => Object.keys(Object(body.Links));
const transactions = ['ReadTransactionsDetail', 'ReadTransactionsCredits', 'ReadTransactionsDebits'];

test('pages cover a list once, newest first, and lead to each other', async () => {
  const { call, grant } = openBank();
  const { token } = await grant({ select: 'first:2' });
  const whole = openBank({ pageSize: 1000 });
  const other = await whole.grant({ select: 'first:2' });
  const expected: unknown[] = [];
  for (let next: unknown = '/transactions'; typeof next === 'string'; ) {
    const { body } = await whole.call(next, { token: other.token });
    expected.push(...list(body, 'Data.Transaction').map((record) => record.TransactionId));
    next = at(body, 'Links.Next');
  }
  const found: unknown[] = [];
  const dates: string[] = [];
  let [pages, previous, last]: [number, unknown, unknown] = [0, undefined, undefined];
  for (let next: unknown = '/transactions?foo=bar'; typeof next === 'string'; ) {
    const { status, body } = await call(next, { token });
    assert.equal(status, 200);
    pages += 1;
    assert.equal(at(body, 'Links.Prev'), previous);
    if (pages > 1) assert.equal(at(body, 'Links.Self'), next);
    if (at(body, 'Links.Next') !== undefined) assert.equal(list(body, 'Data.Transaction').length, 25);
    assert.equal(at(body, 'Meta.TotalPages'), Math.ceil(expected.length / 25));
    found.push(...list(body, 'Data.Transaction').map((record) => record.TransactionId));
    dates.push(...list(body, 'Data.Transaction').map((record) => String(record.BookingDateTime)));
    previous = at(body, 'Links.Self');
    last = at(body, 'Links.Last');
    next = at(body, 'Links.Next');
  }
  assert.equal(previous, last);
  assert.equal(pages, Math.ceil(expected.length / 25));
  assert.deepEqual(found, expected);
  assert.deepEqual(dates, [...dates].sort().reverse());
});

test('a list of one page links to itself only, a longer one to its first and last page', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant();
  assert.deepEqual(links((await call('/accounts', { token })).body), ['Self']);
  const first = await call(`/accounts/${accountIds[0]}/transactions`, { token });
  assert.deepEqual(links(first.body), ['Self', 'First', 'Next', 'Last']);
  const last = await call(String(at(first.body, 'Links.Last')), { token });
  assert.deepEqual(links(last.body), ['Self', 'First', 'Prev', 'Last']);
  assert.equal(at(last.body, 'Links.First'), at(first.body, 'Links.Self'));
});

test('a page parameter that no link has is 400', async () => {
  const { call, grant } = openBank();
  const { token } = await grant();
  for (const page of ['', '-1', 'abc', '2', '%00', 'x'.repeat(500), pageToken(2).slice(0, -1), pageToken(9999)]) {
    const answer = await call(`/transactions?page=${page}`, { token });
    assert.deepEqual([answer.status, at(answer.body, 'Errors.0.Path')], [400, 'page'], page);
  }
  const answer = await call(`/transactions?page=${pageToken(2)}`);
  assert.equal(answer.status, 401);
});

test('page links keep the filter and stay inside it', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant();
  const filter = 'fromBookingDateTime=2026-03-01T00:00:00&toBookingDateTime=2026-04-30T23:59:59';
  let pages = 0;
  for (let next: unknown = `/accounts/${accountIds[0]}/transactions?${filter}`; typeof next === 'string'; pages++) {
    const { body } = await call(next, { token });
    assert.ok(String(at(body, 'Links.Self')).includes(filter));
    for (const record of list(body, 'Data.Transaction')) {
      assert.match(String(record.BookingDateTime), /^2026-0[34]-/);
      assert.equal(record.AccountId, accountIds[0]);
    }
    next = at(body, 'Links.Next');
  }
  assert.ok(pages > 1);
});

test('Meta tells the range that the consent makes available, whatever the filter', async () => {
  const { call, grant } = openBank({ pageSize: 1000 });
  const window = { TransactionFromDateTime: '2026-02-10T00:00:00Z', TransactionToDateTime: '2026-05-10T00:00:00Z' };
  const { token } = await grant({ permissions: ['ReadAccountsBasic', ...transactions], ...window, select: 'first:1' });
  const all = await call('/transactions', { token });
  const dates = list(all.body, 'Data.Transaction').map((record) => String(record.BookingDateTime));
  assert.equal(at(all.body, 'Meta.FirstAvailableDateTime'), dates.at(-1));
  assert.equal(at(all.body, 'Meta.LastAvailableDateTime'), dates[0]);
  assert.ok((dates.at(-1) ?? '') >= '2026-02-10' && (dates[0] ?? '') <= '2026-05-10T00:00:00+00:00');
  const none = await call('/transactions?fromBookingDateTime=2030-01-01', { token });
  assert.deepEqual(at(none.body, 'Data.Transaction'), []);
  assert.deepEqual(none.body.Meta, { ...Object(all.body.Meta), TotalPages: 1 });
});

test('page tokens name their page and nothing else does', () => {
  for (const page of [1, 2, 10, 169, 123_456]) assert.equal(readPageToken(pageToken(page)), page);
  assert.equal(readPageToken(Buffer.from('abcdef.2').toString('base64url')), undefined);
});

test('cuts lists of any length', () => {
  assert.deepEqual(pageOf(0, 25, 1), { number: 1, totalPages: 1, start: 0, end: 0 });
  assert.deepEqual(pageOf(25, 25, 1), { number: 1, totalPages: 1, start: 0, end: 25 });
  assert.deepEqual(pageOf(26, 25, 2), { number: 2, totalPages: 2, start: 25, end: 26 });
  assert.equal(pageOf(26, 25, 3), undefined);
});
