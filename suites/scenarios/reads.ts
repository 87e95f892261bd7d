import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';
import { json, recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { recordNameOf } from '../core/operation-records.ts';
import { linkOf } from '../core/record-list.ts';
import { drawnBeyond } from '../target/sampling.ts';
import { accountOperations, bulkOperations, variedAccounts } from './accounts.ts';
import { busiestAccount } from './busiest-account.ts';
import { closestBounds } from './chosen-bounds.ts';
import type { Drive } from './drive.ts';
import { furtherPages } from './further-pages.ts';
import { scenario } from './scenario.ts';
import { filterTime, isCrowded, settledTransactions, timesOf } from './settled-transactions.ts';
import { statementOperations } from './statements.ts';

/** Reads everything that the profile offers, under the fullest consent. */
export default scenario({
  name: 'reads',
  title: 'Reading every offered resource',
  after: {
    'token-life': 'nothing is to keep a token waiting that soon ends',
    'consent-life': 'nor a consent that soon ends',
  },
  async run(drive) {
    await drive.together(...bulkOperations(drive).map((id) => () => drive.read(id, 'detail')));
    await readAccountPages(drive);
    const drawn = await variedAccounts(drive, 'detail', drive.sampling.accounts);
    const accounts = drawn.slice(0, 3);
    // Where the bank lists an account with nothing on it first, the others would show little of what they could.
    const busy = await busiestAccount(drive);
    if (busy !== undefined) {
      const accountId = busy;
      await drive.together(...accountOperations(drive).map((id) => () => drive.read(id, 'detail', { accountId })));
    }
    await readOthers(
      drive,
      accounts.filter((accountId) => accountId !== busy),
    );
    if (busy !== undefined) {
      drive.prefer(busy);
      const other = accounts.find((id) => id !== busy);
      await drive.together(
        () => readStatement(drive, busy, other),
        () => repeat(drive, busy),
        () => oneDay(drive, busy),
      );
    }
    await readFurther(drive, accounts, busy);
    for (const accountId of drawn.slice(3)) {
      await drive.together(...accountOperations(drive).map((id) => () => drive.read(id, 'detail', { accountId })));
    }
    await followSelf(drive);
  },
});

/** The list of accounts as far as a run goes: of a customer with many, the sample is drawn from more than a page. */
async function readAccountPages(drive: Drive): Promise<void> {
  const list = await drive.read('GET /accounts', 'detail');
  if (list !== undefined && linkOf(list, 'Next') !== undefined) {
    drive.keepAccountPages(await furtherPages(drive, list));
  }
}

/**
 * What is read of accounts of other kinds than the busiest, and of which kinds: what is to be compared with the lists over all
 * accounts, and what differs most between accounts. What a list over all accounts shows of the others need not be read again
 * account by account.
 */
const ofOthers: readonly (readonly [OperationId, 'next' | 'last' | 'each'])[] = [
  ['GET /accounts/{AccountId}', 'last'],
  ['GET /accounts/{AccountId}/product', 'each'],
  ['GET /accounts/{AccountId}/offers', 'next'],
  ['GET /accounts/{AccountId}/party', 'next'],
  ['GET /accounts/{AccountId}/parties', 'next'],
];

async function readOthers(drive: Drive, others: readonly string[]): Promise<void> {
  const of = (which: (typeof ofOthers)[number][1]) =>
    which === 'each' ? others : others.slice(...(which === 'next' ? [0, 1] : [-1]));
  await drive.together(
    ...ofOthers.flatMap(([id, which]) => of(which).map((accountId) => () => drive.read(id, 'detail', { accountId }))),
  );
}

/** The operation that shows the same of all accounts; an id that does not exist where none does. */
function bulkOf(id: OperationId): string {
  const resource = operation(id).path.split('/')[3] ?? '';
  if (resource === 'party' || resource === 'parties') return '';
  return `GET /${resource === '' ? 'accounts' : resource.replace(/^product$/, 'products')}`;
}

/** Lists of what an account need not have. */
const mayBeEmpty: readonly OperationId[] = [
  'GET /accounts/{AccountId}/beneficiaries',
  'GET /accounts/{AccountId}/direct-debits',
  'GET /accounts/{AccountId}/standing-orders',
  'GET /accounts/{AccountId}/scheduled-payments',
];

/** Of one further account its party: it is often a joint account. Of others, what they have none of. */
async function readFurther(drive: Drive, accounts: readonly string[], busyId: string | undefined): Promise<void> {
  const all = await drive.accountIds('detail');
  const next = all.find((id) => !accounts.includes(id));
  if (next !== undefined)
    await drive.read('GET /accounts/{AccountId}/party', 'detail', { accountId: next }, 'may-carry');
  for (const id of mayBeEmpty.filter((each) => drive.offers(each))) {
    const bulk = operationIds.find((each) => each === bulkOf(id));
    const list = bulk === undefined ? undefined : await drive.read(bulk, 'detail');
    const text = list?.response?.body ?? '';
    const absent = all.filter((each) => !text.includes(JSON.stringify(each))).toReversed();
    const name = recordNameOf(id);
    if (name === undefined) continue;
    const busy = busyId === undefined ? undefined : await drive.read(id, 'detail', { accountId: busyId });
    let some = [list, busy].some((each) => each !== undefined && recordsOf(each, name).length > 0);
    // Of a list that goes on, what its first page leaves out may stand on the next: of many accounts some more are tried. So they
    // are where no account has shown any: a customer has none only where no account has.
    for (const [index, accountId] of absent.filter((each) => each !== busyId || some).entries()) {
      if (index >= (some && all.length <= drawnBeyond ? 1 : mostTries)) break;
      const answer = await drive.read(id, 'detail', { accountId }, 'may-carry');
      if (answer === undefined) break;
      const isEmpty = recordsOf(answer, name).length === 0;
      if (isEmpty && some) break;
      some ||= !isEmpty;
    }
  }
}

/** Accounts that are asked, at most, for a list that one of them may have empty. */
const mostTries = 4;

/** A statement, its transactions and its file; and the same statement by way of another account. */
async function readStatement(drive: Drive, accountId: string, other: string | undefined): Promise<void> {
  const list = await drive.read('GET /accounts/{AccountId}/statements', 'detail', { accountId });
  if (list === undefined) return;
  const [first, second = first] = [...recordsOf(list, 'Statement')];
  const statementId = textAt(second?.value, 'StatementId');
  if (statementId === undefined) return;
  await drive.read('GET /accounts/{AccountId}/statements/{StatementId}', 'detail', { accountId, statementId });
  const elsewhere = { probe: 'unknown-id', variant: 'statement-of-another-account', consent: 'detail' } as const;
  for (const operation of other === undefined ? [] : statementOperations(drive)) {
    await drive.call({ ...elsewhere, operation, ...(other === undefined ? {} : { accountId: other }), statementId });
  }
  await drive.read('GET /accounts/{AccountId}/statements/{StatementId}/transactions', 'detail', {
    accountId,
    statementId,
  });
  const file = 'GET /accounts/{AccountId}/statements/{StatementId}/file';
  if (!drive.offers(file)) return;
  await drive.call({ operation: file, probe: 'happy', consent: 'detail', accountId, statementId });
}

/** Reads lists once more where no list over all accounts shows the same: ids and booked entries must not have changed. */
async function repeat(drive: Drive, accountId: string): Promise<void> {
  const bulk: readonly string[] = bulkOperations(drive);
  for (const id of [
    'GET /accounts/{AccountId}/transactions',
    'GET /accounts/{AccountId}/beneficiaries',
    'GET /accounts/{AccountId}/direct-debits',
    'GET /accounts/{AccountId}/scheduled-payments',
  ] as const) {
    const shown = bulk.includes(bulkOf(id)) && id !== 'GET /accounts/{AccountId}/transactions';
    const before = shown ? undefined : await drive.read(id, 'detail', { accountId });
    if (before === undefined) continue;
    await drive.call({ operation: id, probe: 'repeat', consent: 'detail', accountId, follows: before.id });
  }
}

/** The transactions of one day that is over, or of one moment, in bulk and of one account: few enough to be on one page each. */
async function oneDay(drive: Drive, accountId: string): Promise<void> {
  if (!drive.offers('GET /transactions')) return;
  const operation = 'GET /accounts/{AccountId}/transactions';
  const list = await settledTransactions(drive, accountId);
  const days = (list === undefined ? [] : [...recordsOf(list, 'Transaction')])
    .flatMap(({ value }) => /^\d{4}-\d{2}-\d{2}(?=T)/.exec(textAt(value, 'BookingDateTime') ?? '') ?? [])
    .sort();
  const day = days[Math.floor(days.length / 3)];
  if (list === undefined || day === undefined) return;
  // Of a crowded account a day has too many, and a moment has few.
  const moment = filterTime(timesOf(list)[0] ?? 0);
  const [from, to] = isCrowded(list) ? [moment, moment] : [`${day}T00:00:00`, `${day}T23:59:59`];
  const query = `fromBookingDateTime=${from}&toBookingDateTime=${to}`;
  const call = (within: string) => ({ probe: 'filter', variant: 'one-day', consent: 'detail', query: within }) as const;
  const ofAll = await drive.call({ ...call(query), operation: 'GET /transactions' });
  await drive.call({ ...call(query), operation, accountId });
  // Of very many accounts a day has too many as well: between two moments of one of them there are fewer.
  const closer = ofAll !== undefined && linkOf(ofAll, 'Next') !== undefined ? closestBounds(list) : undefined;
  if (closer === undefined) return;
  const between = `fromBookingDateTime=${closer.from}&toBookingDateTime=${closer.to}`;
  await drive.call({ ...call(between), operation: 'GET /transactions' });
  await drive.call({ ...call(between), operation, accountId });
}

async function followSelf(drive: Drive): Promise<void> {
  const list = await drive.read('GET /accounts', 'detail');
  const self = list === undefined ? undefined : textAt(json(list), 'Links', 'Self');
  if (list !== undefined && self !== undefined)
    await follow(drive, self, { variant: 'Self', follows: list.id, operation: 'GET /accounts' });
}

/** Follows a link of an answer, when it leads to the target: the harness talks to nobody else. */
export async function follow(
  drive: Drive,
  link: string,
  about: {
    variant: string;
    follows: string;
    operation: 'GET /accounts' | 'GET /accounts/{AccountId}/transactions';
    accountId?: string;
  },
  token: 'detail' | 'none' = 'detail',
) {
  const path = drive.pathOf(link);
  if (path === undefined) return undefined;
  const { operation, accountId, follows, variant } = about;
  return await drive.call({
    operation,
    probe: token === 'none' ? 'no-token' : 'page',
    variant: token === 'none' ? 'next-link' : variant,
    token,
    absolutePath: path,
    follows,
    ...(accountId === undefined ? {} : { accountId }),
  });
}
