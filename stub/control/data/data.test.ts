import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { wholeHistory } from '../../data/history-walk.ts';
import { randomIdentifiers } from '../../randomness/identifiers.ts';
import { LocalState } from '../../state/local/local-state.ts';
import { checkBooks, signedPence } from '../../testing/check-books.ts';
import { DataError } from './data-problem.ts';
import { openData } from './open-data.ts';

const start = '2026-06-15T12:00:00Z';
const sortCode = 'UK.OBIE.SortCodeAccountNumber';
const payee = { SchemeName: sortCode, Identification: '00210112345678', Name: 'Lowther Lettings' };
const gbp = (Amount: string) => ({ Amount, Currency: 'GBP' });
const anna = {
  persona: 'anna',
  accounts: [{ openingBalance: '10.00' }, { AccountSubType: 'Savings', AccountId: 'anna-2' }],
};

/** The data of a bank whose clock is moved by hand. */
function opened(more: Partial<Parameters<typeof openData>[0]> = {}) {
  const clock = { now: Date.parse(start) };
  const options = { seed: 7, state: new LocalState(), identifiers: randomIdentifiers, creditorsAreKnown: true };
  const made = openData({ ...options, clock: () => clock.now, ...more });
  const account = (hint: string, number = 1) => made.world.customer(hint)?.accountIds[number - 1] ?? '';
  const written = () => new Date(clock.now).toISOString().replace('.000Z', '+00:00');
  const check = (...ids: readonly string[]) => {
    for (const id of ids) checkBooks(made.world, id, written());
  };
  return { ...made, clock, account, check, advance: (days: number) => (clock.now += days * 86_400_000) };
}

async function problemsOf(adding: Promise<unknown>): Promise<readonly string[]> {
  const error = await adding.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof DataError, String(error));
  return error.problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

const addition = fc.record({
  account: fc.constantFrom(
    'household/1',
    'household/3',
    'household/4',
    'household/6',
    'anna/1',
    'anna/2',
    'household+bob/2',
  ),
  pence: fc.integer({ min: 1, max: 500_000 }),
  CreditDebitIndicator: fc.constantFrom('Credit', 'Debit'),
  hours: fc.integer({ min: -300 * 24, max: 26 * 24 }),
  isPending: fc.boolean(),
});

test('whatever is added, the books balance, now and as the clock goes on', async () => {
  const { world, data, account, check, advance } = opened();
  await data.addCustomer(anna);
  await fc.assert(
    fc.asyncProperty(fc.array(addition, { minLength: 1, maxLength: 6 }), async (additions) => {
      const transactions = additions.map(({ pence, hours, isPending, ...one }) => ({
        ...one,
        Amount: gbp((pence / 100).toFixed(2)),
        BookingDateTime: `${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`,
        ...(isPending ? { Status: 'Pending' } : {}),
      }));
      const touched = [...new Set(additions.map((one) => one.account))].map((name) => {
        const [hint = '', number] = name.split('/');
        return account(hint, Number(number));
      });
      const before = touched.map((id) => signedPence(world.balances(id)[0] ?? assert.fail()));
      await data.add({ transactions });
      check(...touched);
      touched.forEach((id, i) => {
        const moved = additions
          .filter((one) => account(one.account.split('/')[0] ?? '', Number(one.account.split('/')[1])) === id)
          .filter(({ hours, isPending }) => hours <= 0 || isPending)
          .reduce((sum, one) => sum + (one.CreditDebitIndicator === 'Debit' ? -one.pence : one.pence), 0);
        assert.equal(signedPence(world.balances(id)[0] ?? assert.fail()), (before[i] ?? 0) + moved);
      });
    }),
    { numRuns: 8 },
  );
  for (const days of [2, 27, 31]) {
    advance(days);
    check(account('household', 1), account('household', 6), account('anna', 1), account('anna', 2));
  }
  await data.clear();
  assert.deepEqual(data.list(), []);
  assert.equal(world.customer('anna'), undefined);
  check(account('household', 1));
});

test('a pending entry becomes booked, and one in the future is not known before', async () => {
  const { world, data, account, advance } = opened();
  const id = account('household', 6);
  const common = { account: 'household/6', CreditDebitIndicator: 'Credit' };
  await data.addTransaction({ ...common, TransactionId: 'soon', Amount: gbp('1.00'), Status: 'Pending' });
  await data.addTransaction({ ...common, TransactionId: 'later', Amount: gbp('2.00'), BookingDateTime: 'P3D' });
  const shown = () => wholeHistory(world, id).map(({ TransactionId, Status }) => `${TransactionId} ${Status}`);
  assert.deepEqual(shown(), ['soon Pending']);
  assert.deepEqual(
    world.balances(id).map(({ Amount }) => Amount.Amount),
    ['1.00', '1.00', '0.00'],
  );
  advance(2);
  assert.deepEqual(shown(), ['soon Booked']);
  advance(2);
  assert.deepEqual(shown(), ['later Booked', 'soon Booked']);
  advance(-4);
  assert.deepEqual(shown(), ['soon Pending']);
});

test('an order pays on its days, on the books of both accounts, and says so of itself', async () => {
  const { world, data, account, check, advance } = opened();
  await data.addCustomer(anna);
  const [from, to] = [account('anna', 1), account('anna', 2)];
  const own = world.account(to)?.Account[0];
  assert.ok(own);
  const { id } = await data.addStandingOrder({
    account: from,
    Frequency: 'IntrvlMnthDay:01:10',
    FirstPaymentDateTime: '-P3M',
    FinalPaymentDateTime: 'P2M',
    FirstPaymentAmount: gbp('5.00'),
    CreditorAccount: { SchemeName: own.SchemeName, Identification: own.Identification },
  });
  const order = () => world.standingOrders(from).find(({ StandingOrderId }) => StandingOrderId === id);
  const sums = () => [from, to].map((one) => wholeHistory(world, one).map(signedPence));
  assert.deepEqual(sums(), [
    [-500, -500, -500],
    [500, 500, 500],
  ]);
  assert.equal(order()?.FirstPaymentDateTime, '2026-04-10T00:00:00+00:00');
  assert.equal(order()?.LastPaymentDateTime, '2026-06-10T00:00:00+00:00');
  assert.equal(order()?.NextPaymentDateTime, '2026-07-10T00:00:00+00:00');
  assert.deepEqual([order()?.FinalPaymentDateTime, order()?.NumberOfPayments], ['2026-08-10T00:00:00+00:00', '5']);
  advance(62);
  assert.deepEqual([order()?.StandingOrderStatusCode, order()?.NextPaymentDateTime], ['Inactive', undefined]);
  assert.deepEqual(sums()[1]?.length, 5);
  check(from, to);
  await data.remove(id);
  assert.deepEqual(sums(), [[], []]);
});

test('an announced payment and the last collection of a mandate are on the books', async () => {
  const { world, data, account, check, advance } = opened();
  const id = account('household', 6);
  await data.addBeneficiary({ account: id, CreditorAccount: payee });
  await data.addScheduledPayment({
    account: id,
    ScheduledPaymentDateTime: 'P1D',
    InstructedAmount: gbp('7.00'),
    CreditorAccount: { SchemeName: payee.SchemeName, Identification: payee.Identification },
  });
  const previous = { PreviousPaymentDateTime: '-P8D', PreviousPaymentAmount: gbp('3.00') };
  await data.addDirectDebit({ account: id, Name: 'Harbour Water', ...previous });
  const [payment] = world.scheduledPayments(id);
  assert.deepEqual(payment?.CreditorAccount, payee);
  assert.deepEqual(wholeHistory(world, id).map(signedPence), [-300]);
  assert.equal(world.directDebits(id)[0]?.PreviousPaymentDateTime, '2026-06-07T12:00:00+00:00');
  advance(1);
  assert.deepEqual(world.scheduledPayments(id), []);
  assert.deepEqual(wholeHistory(world, id).map(signedPence), [-700, -300]);
  check(id);
});

test('a payee is known, and stays for as long as an order pays it', async () => {
  const order = {
    account: 'household/1',
    Frequency: 'EvryDay',
    FirstPaymentAmount: gbp('1.00'),
    CreditorAccount: payee,
  };
  const { data } = opened();
  const [problem] = await problemsOf(data.addStandingOrder(order));
  assert.match(problem ?? '', /^\/standingOrders\/0\/CreditorAccount .*no beneficiary/);
  const beneficiary = { account: 'household/1', BeneficiaryId: 'lowther', CreditorAccount: payee };
  await data.add({ standingOrders: [{ ...order, StandingOrderId: 'rent' }], beneficiaries: [beneficiary] });
  await assert.rejects(data.remove('lowther'), /rent pays this beneficiary/);
  await data.remove('rent');
  await data.remove('lowther');
  const lenient = opened({ creditorsAreKnown: false });
  assert.equal((await lenient.data.addStandingOrder(order)).kind, 'standing-order');
});

test('every problem of a document is told at once, and nothing of it is added', async () => {
  const { world, data, account } = opened();
  const [known] = wholeHistory(world, account('household'));
  const usual = { account: 'household/1', CreditDebitIndicator: 'Debit', Amount: gbp('1.00') };
  const problems = await problemsOf(
    data.add({
      customers: [{ persona: 'household', accounts: [{}] }, { persona: 'bea', accounts: [] }, anna],
      transactions: [
        { ...usual, account: 'household/9' },
        { ...usual, account: 'bea/1' },
        { ...usual, account: 'anna/2', Amount: gbp('0.00') },
        { ...usual, Amount: { Amount: '1.00', Currency: 'EUR' } },
        { ...usual, Amount: gbp('1.005') },
        { ...usual, BookingDateTime: '2026-02-30T00:00:00Z' },
        { ...usual, BookingDateTime: '2001-01-01T00:00:00Z' },
        { ...usual, Status: 'Pending', BookingDateTime: 'P2M' },
        { ...usual, TransactionId: known?.TransactionId },
        { ...usual, TransactionId: 'twice' },
        { ...usual, TransactionId: 'twice' },
        { account: 'household/1' },
        'text',
      ],
      standingOrders: [{ account: 'household/1', Frequency: 'NotKnown', FirstPaymentAmount: gbp('1.00') }],
    }),
  );
  const places = [
    '/customers/0/persona',
    '/customers/1/accounts',
    '/transactions/12',
    '/transactions/0/account',
    '/transactions/2/Amount/Amount',
    '/transactions/3/Amount/Currency',
    '/transactions/4/Amount/Amount',
    '/transactions/5/BookingDateTime',
    '/transactions/6/BookingDateTime',
    '/transactions/7/BookingDateTime',
    '/transactions/8/TransactionId',
    '/transactions/10/TransactionId',
    '/transactions/11/CreditDebitIndicator',
    '/transactions/11/Amount',
    '/standingOrders/0/Frequency',
    '/standingOrders/0/CreditorAccount',
  ];
  assert.deepEqual(
    problems.map((one) => one.split(' ', 1)[0]),
    places,
  );
  assert.deepEqual(data.list(), []);
  assert.match((await problemsOf(data.add({})))[0] ?? '', /^ The data holds nothing to add/);
  assert.match((await problemsOf(data.add([])))[0] ?? '', /^ The data must be an object/);
});

test('what a bank begins with stays through a reset, under the same ids, and what came later goes', async () => {
  const state = new LocalState();
  const data = {
    document: {
      customers: [anna],
      transactions: [{ account: 'anna/1', CreditDebitIndicator: 'Credit', Amount: gbp('4.00') }],
    },
    problems: [],
  };
  const bank = opened({ state, data });
  const begun = bank.data.list();
  assert.deepEqual(
    begun.map(({ kind, fixed }) => [kind, fixed]),
    [
      ['customer', true],
      ['transaction', true],
    ],
  );
  await bank.data.addTransaction({ account: 'anna/1', CreditDebitIndicator: 'Credit', Amount: gbp('1.00') });
  assert.equal(bank.world.balances(bank.account('anna'))[0]?.Amount.Amount, '15.00');
  state.clear();
  assert.deepEqual(bank.data.list(), begun);
  assert.equal(bank.world.balances(bank.account('anna'))[0]?.Amount.Amount, '14.00');
  await assert.rejects(bank.data.remove('anna'), /started with anna/);
  await assert.rejects(bank.data.remove('nothing'), /Nothing was added by the id nothing/);
  assert.deepEqual(opened({ data }).data.list(), begun);
  assert.throws(() => opened({ data: { document: { customers: [{}] }, problems: [] } }), DataError);
});
