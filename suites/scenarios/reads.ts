import { json, recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { accountOperations, bulkOperations, variedAccounts } from './accounts.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';

/** Reads everything that the profile offers, under the fullest consent. */
export default scenario({
  name: 'reads',
  title: 'Reading every offered resource',
  async run(drive) {
    for (const id of bulkOperations(drive)) await drive.read(id, 'detail');
    const accounts = await variedAccounts(drive, 'detail', 3);
    for (const accountId of accounts) {
      for (const id of accountOperations(drive)) await drive.read(id, 'detail', { accountId });
    }
    const [first] = accounts;
    if (first !== undefined) {
      await readStatement(drive, first, accounts[1]);
      await repeat(drive, first);
      await oneDay(drive, first);
    }
    await readFurther(drive, accounts);
    await followSelf(drive);
  },
});

/** Of one further account its party, of the last its beneficiaries: often a joint account, and one with nothing on it. */
async function readFurther(drive: Drive, accounts: readonly string[]): Promise<void> {
  const rest = (await drive.accountIds('detail')).filter((id) => !accounts.includes(id));
  const [next] = rest;
  const last = rest.at(-1);
  if (next !== undefined) await drive.read('GET /accounts/{AccountId}/party', 'detail', { accountId: next });
  if (last !== undefined) await drive.read('GET /accounts/{AccountId}/beneficiaries', 'detail', { accountId: last });
}

/** A statement, its transactions and its file; and the same statement by way of another account. */
async function readStatement(drive: Drive, accountId: string, other: string | undefined): Promise<void> {
  const list = await drive.read('GET /accounts/{AccountId}/statements', 'detail', { accountId });
  if (list === undefined) return;
  const [, second] = [...recordsOf(list, 'Statement')];
  const statementId = textAt(second?.value, 'StatementId');
  if (statementId === undefined) return;
  await drive.read('GET /accounts/{AccountId}/statements/{StatementId}', 'detail', { accountId, statementId });
  if (other !== undefined && drive.offers('GET /accounts/{AccountId}/statements/{StatementId}')) {
    await drive.call({
      operation: 'GET /accounts/{AccountId}/statements/{StatementId}',
      probe: 'unknown-id',
      variant: 'statement-of-another-account',
      consent: 'detail',
      accountId: other,
      statementId,
    });
  }
  await drive.read('GET /accounts/{AccountId}/statements/{StatementId}/transactions', 'detail', {
    accountId,
    statementId,
  });
  if (!drive.offers('GET /accounts/{AccountId}/statements/{StatementId}/file')) return;
  await drive.call({
    operation: 'GET /accounts/{AccountId}/statements/{StatementId}/file',
    probe: 'happy',
    consent: 'detail',
    accountId,
    statementId,
    headers: { accept: 'application/pdf' },
  });
}

/** The same lists once more: ids and booked entries must not have changed. */
async function repeat(drive: Drive, accountId: string): Promise<void> {
  for (const id of [
    'GET /accounts/{AccountId}/transactions',
    'GET /accounts/{AccountId}/beneficiaries',
    'GET /accounts/{AccountId}/direct-debits',
    'GET /accounts/{AccountId}/scheduled-payments',
  ] as const) {
    const before = await drive.read(id, 'detail', { accountId });
    if (before === undefined) continue;
    await drive.call({ operation: id, probe: 'repeat', consent: 'detail', accountId, follows: before.id });
  }
}

/** The transactions of one day that is over, in bulk and of one account: few enough to be on one page each. */
async function oneDay(drive: Drive, accountId: string): Promise<void> {
  if (!drive.offers('GET /transactions')) return;
  const list = await drive.read('GET /accounts/{AccountId}/transactions', 'detail', { accountId });
  const days = (list === undefined ? [] : [...recordsOf(list, 'Transaction')])
    .flatMap(({ value }) => /^\d{4}-\d{2}-\d{2}(?=T)/.exec(textAt(value, 'BookingDateTime') ?? '') ?? [])
    .sort();
  const day = days[Math.floor(days.length / 3)];
  if (day === undefined) return;
  const call = {
    probe: 'filter',
    variant: 'one-day',
    consent: 'detail',
    query: `fromBookingDateTime=${day}T00:00:00&toBookingDateTime=${day}T23:59:59`,
  } as const;
  await drive.call({ ...call, operation: 'GET /transactions' });
  await drive.call({ ...call, operation: 'GET /accounts/{AccountId}/transactions', accountId });
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
