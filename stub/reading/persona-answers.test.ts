import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { at, list, openBank } from '../testing/open-bank.ts';

const ofAccount = [
  'balances',
  'transactions',
  'beneficiaries',
  'direct-debits',
  'standing-orders',
  'scheduled-payments',
  'product',
  'offers',
  'party',
  'parties',
  'statements',
];
const bulk = ['accounts', 'balances', 'transactions', 'beneficiaries', 'party', 'statements'];

/** Of each persona: a word of all that is read through the interface, the first and the last page of each list, and how many answers that is. */
const golden: Readonly<Record<string, string>> = {
  'credit-card': '030bbcf22569f35f 28',
  'limited-company': '22376d0c7723eb99 28',
  'long-history': 'ae89ad72dd04b211 28',
  'sole-trader': '878f4b1319fd00a8 27',
  debits: 'f668a15ea28ac2d2',
  empty: 'c5ca2aca122ab2dc 19',
  everyday: '490d705653baf6b5 28',
  household: 'c12ab82ad72b7adb 91',
  joint: '6920b5bf9a87da17 27',
  saver: '564a2f652c663165 25',
  student: '71a2b2ec2ea04887 28',
};

type Read = ReturnType<typeof openBank>['call'];

async function digestOf(call: Read, token: string, accountIds: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  let answers = 0;
  const paths = [
    ...bulk.map((name) => `/${name}`),
    ...accountIds.flatMap((id) => ['', ...ofAccount.map((name) => `/${name}`)].map((end) => `/accounts/${id}${end}`)),
    '/transactions?fromBookingDateTime=2026-02-10T09:30:00&toBookingDateTime=2026-05-03T17:00:00',
  ];
  for (const path of paths) {
    for (let next: unknown = path; typeof next === 'string'; answers += 1) {
      const { status, text, body } = await call(next, { token });
      assert.equal(status, 200, path);
      hash.update(text);
      // Of the pages between the first and the last the golden records of the world tell as much.
      const last = at(body, 'Links.Last');
      next = next === path && last !== path ? last : undefined;
    }
  }
  const { body } = await call(`/accounts/${accountIds[0]}/statements`, { token });
  for (const { StatementId } of list(body, 'Data.Statement').slice(0, 2)) {
    for (const end of ['', '/transactions', '/file']) {
      const { text } = await call(`/accounts/${accountIds[0]}/statements/${StatementId}${end}`, { token });
      hash.update(text);
      answers += 1;
    }
  }
  return `${hash.digest('hex').slice(0, 16)} ${answers}`;
}

test('every byte that the ten personas are told is what it was', async () => {
  const { bank, call, grant } = openBank({ pageSize: 100 });
  const found: [string, string][] = [];
  for (const { hint } of bank.personas) {
    const { token, accountIds } = await grant({ persona: hint });
    found.push([hint, await digestOf(call, token, accountIds)]);
  }
  const { token, accountIds } = await grant({
    persona: 'household',
    permissions: ['ReadTransactionsDetail', 'ReadTransactionsDebits', 'ReadAccountsBasic'],
    TransactionFromDateTime: '2025-12-24T18:00:00Z',
  });
  const debits = await call('/transactions', { token });
  found.push(['debits', createHash('sha256').update(debits.text).digest('hex').slice(0, 16)]);
  assert.ok(accountIds.length > 1);
  assert.deepEqual(Object.fromEntries(found), golden);
});
