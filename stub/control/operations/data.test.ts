import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, list, openBank } from '../../testing/open-bank.ts';

const gbp = (Amount: string) => ({ Amount, Currency: 'GBP' });
const card = { CardSchemeName: 'VISA', AuthorisationType: 'PIN', Identification: '4000001234567899' };

test('what is added goes the way of all records: filters, views, masks, Credits and Debits, bulk lists', async () => {
  const { call, grant } = openBank({ pageSize: 1000 });
  const basic = await grant({ permissions: ['ReadAccountsBasic', 'ReadTransactionsBasic', 'ReadTransactionsCredits'] });
  const { token, accountIds } = await grant();
  const read = async (query: string, by = token) =>
    list((await call(`/transactions?${query}`, { token: by })).body, 'Data.Transaction');
  const march = 'fromBookingDateTime=2026-03-10&toBookingDateTime=2026-03-12';
  const before = await read(march);
  const all = async () =>
    list((await call(`/accounts/${accountIds[1]}/transactions`, { token })).body, 'Data.Transaction').length;
  const known = await all();
  const common = { account: 'household/2', BookingDateTime: '2026-03-11T09:30:00+02:00', CardInstrument: card };
  const added = await call('!/stub/data', {
    method: 'POST',
    body: {
      transactions: [
        { ...common, TransactionId: 'one', CreditDebitIndicator: 'Debit', Amount: gbp('1.50') },
        { ...common, TransactionId: 'two', CreditDebitIndicator: 'Credit', Amount: gbp('2') },
      ],
    },
  });
  assert.deepEqual([added.status, at(added.body, '0.kind')], [201, 'transaction']);
  const after = await read(march);
  const [debit] = after.filter(({ TransactionId }) => TransactionId === 'one');
  assert.equal(after.length, before.length + 2);
  assert.equal(await all(), known + 2, 'counts of past months are made anew');
  assert.equal(debit?.AccountId, accountIds[1]);
  assert.equal(debit?.BookingDateTime, '2026-03-11T07:30:00+00:00');
  assert.equal(at(debit, 'CardInstrument.Identification'), card.Identification);
  assert.equal(at(debit, 'Amount.Amount'), '1.50');
  assert.deepEqual(
    (await read(march, basic.token))
      .filter(({ TransactionId }) => ['one', 'two'].includes(String(TransactionId)))
      .map((one) => [
        one.TransactionId,
        at(one, 'Amount.Amount'),
        at(one, 'CardInstrument.Identification'),
        one.TransactionInformation,
      ]),
    [['two', '2.00', '************7899', undefined]],
  );
  assert.equal((await call('!/stub/data/one', { method: 'DELETE' })).status, 204);
  assert.equal((await read(march)).length, before.length + 1);
  const listed = await call('!/stub/data');
  assert.deepEqual(JSON.parse(listed.text), [
    { id: 'two', kind: 'transaction', persona: 'household', AccountId: accountIds[1], fixed: false },
  ]);
  assert.equal((await call('!/stub/data', { method: 'DELETE' })).status, 204);
  assert.equal((await read(march)).length, before.length);
});

test('a customer who is added can log in, and is unknown with all tokens once taken away', async () => {
  const { bank, call, grant } = openBank();
  const customer = { persona: 'anna', party: { Name: 'Anna Dale' }, accounts: [{ openingBalance: '-3.20' }] };
  assert.equal((await call('!/stub/data/customers', { method: 'POST', body: customer })).status, 201);
  assert.ok(bank.personas.some(({ hint, name }) => hint === 'anna' && name === 'Anna Dale'));
  const { token, accountIds } = await grant({ persona: 'anna' });
  const balances = await call(`/accounts/${accountIds[0]}/balances`, { token });
  assert.deepEqual(
    list(balances.body, 'Data.Balance').map((one) => [one.CreditDebitIndicator, at(one, 'Amount.Amount')]),
    [
      ['Debit', '3.20'],
      ['Debit', '3.20'],
      ['Debit', '3.20'],
    ],
  );
  assert.equal(at((await call('/party', { token })).body, 'Data.Party.Name'), 'Anna Dale');
  assert.equal((await call('!/stub/data/anna', { method: 'DELETE' })).status, 204);
  assert.equal((await call('/party', { token })).status, 401);
  assert.equal((await call('!/stub/tokens', { method: 'POST', body: { persona: 'anna' } })).status, 400);
});

test('what cannot be added is refused with each problem and where it is', async () => {
  const { call } = openBank();
  const { status, body } = await call('!/stub/data/transactions', { method: 'POST', body: { account: 'household/7' } });
  assert.equal(status, 400);
  assert.equal(body.error, 'invalid_request');
  assert.deepEqual(
    list(body, 'problems').map(({ pointer }) => pointer),
    ['/transactions/0/account', '/transactions/0/CreditDebitIndicator', '/transactions/0/Amount'],
  );
  assert.match(String(body.error_description), /household has 6\. Give an AccountId/);
  assert.equal((await call('!/stub/data/nothing', { method: 'DELETE' })).status, 400);
});
