import type { OperationId } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { busiestAccount } from './busiest-account.ts';
import type { Drive } from './drive.ts';
import { filterStatements } from './filter-statements.ts';
import { scenario } from './scenario.ts';
import { settledTransactions } from './settled-transactions.ts';

const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})/;
const dayMs = 86_400_000;
const transactions = 'GET /accounts/{AccountId}/transactions';

/** Filters the transactions of one account around two that were seen, in the spellings that a bank must accept. */
export default scenario({
  name: 'filters',
  title: 'Filtering transactions',
  after: { reads: 'it tells which account comes first' },
  async run(drive) {
    const accountId = await busiestAccount(drive);
    if (accountId === undefined) return;
    const sunday = lastSunday(drive.now);
    const statements = () => filterStatements(drive, accountId, sunday);
    const ofAccount = timesIn(await settledTransactions(drive, accountId), 'Transaction', 'BookingDateTime');
    // Where no account shows its own, the list over all accounts has filters as well.
    const bulkOnly = ofAccount.length === 0 && drive.offers('GET /transactions');
    const moments = bulkOnly
      ? await localTimes(drive, 'GET /transactions', 'Transaction', 'BookingDateTime')
      : ofAccount;
    const from = moments[Math.floor(moments.length / 3)];
    const to = moments[Math.floor((2 * moments.length) / 3)];
    if (from === undefined || to === undefined) {
      await statements();
      drive.gap(nothingToFilter);
      return;
    }
    const both = `fromBookingDateTime=${from}&toBookingDateTime=${to}`;
    const all = () => filterAll(drive, both);
    if (bulkOnly) return await drive.together(statements, all);
    const day = from.slice(0, 10);
    const queries: readonly (readonly [variant: string, query: string])[] = [
      ['from', `fromBookingDateTime=${from}`],
      ['to', `toBookingDateTime=${to}`],
      ['both', both],
      // The end is exact, so a zone that is applied there leaves out the last of them.
      ['zone', `fromBookingDateTime=${from}Z&toBookingDateTime=${to}%2B05:00`],
      ['odd-spelling', 'fromBookingDateTime=20160101T104012.345%2B01&toBookingDateTime=2099-12-31T23:59'],
      ['raw-plus', `fromBookingDateTime=${from}+01:00`],
      ['date-only', `fromBookingDateTime=${day}`],
      ['midnight', `fromBookingDateTime=${day}T00:00:00`],
      ['sunday', `fromBookingDateTime=${sunday}T00:00:00&toBookingDateTime=${sunday}T23:59:59`],
      ['nothing-there', 'fromBookingDateTime=1970-01-03T00:00:00&toBookingDateTime=1970-01-04T00:00:00'],
      ['reversed', `fromBookingDateTime=${to}&toBookingDateTime=2001-01-01T00:00:00`],
      ['unreadable', 'fromBookingDateTime=foo'],
    ];
    const filter = { operation: transactions, probe: 'filter', consent: 'detail', accountId } as const;
    await drive.together(
      statements,
      all,
      ...queries.map(
        ([variant, query]) =>
          () =>
            drive.call({ ...filter, variant, query }),
      ),
    );
  },
});

const nothingToFilter = {
  reason: 'None of the accounts that were read shows transactions to filter.',
  supply: 'Have a PSU with transactions authorise the run, or give a token of one.',
  key: 'psu.transactions',
} as const;

/** What the filter of one account shows, over all of them. */
async function filterAll(drive: Drive, query: string): Promise<void> {
  const operation = 'GET /transactions';
  if (!drive.offers(operation)) return;
  await drive.call({ operation, probe: 'filter', variant: 'both', consent: 'detail', query });
}

/** The times of a member of the records of a first page, zones left aside, oldest first. */
async function localTimes(
  drive: Drive,
  id: OperationId,
  record: 'Transaction',
  member: string,
): Promise<readonly string[]> {
  return timesIn(await drive.read(id, 'detail'), record, member);
}

function timesIn(list: RecordedExchange | undefined, record: 'Transaction', member: string): readonly string[] {
  const found = list === undefined ? [] : [...recordsOf(list, record)];
  return found
    .flatMap(({ value }) => {
      const match = local.exec(textAt(value, member) ?? '');
      return match === null ? [] : [match.slice(1, 3).join('T')];
    })
    .sort();
}

function lastSunday(now: Date): string {
  return new Date(now.getTime() - (now.getUTCDay() === 0 ? 7 : now.getUTCDay()) * dayMs).toISOString().slice(0, 10);
}
