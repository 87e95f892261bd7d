import { succeeded } from '../core/evidence.ts';
import { busiestAccount } from './busiest-account.ts';
import { type Bounds, chosenBounds, closestBounds, haveFraction, inSeconds, showsBooked } from './chosen-bounds.ts';
import type { Drive } from './drive.ts';
import { filterStatements } from './filter-statements.ts';
import { scenario } from './scenario.ts';
import { settledTransactions } from './settled-transactions.ts';

const dayMs = 86_400_000;
const transactions = 'GET /accounts/{AccountId}/transactions';
const bulk = 'GET /transactions';
const filter = { probe: 'filter', consent: 'detail' } as const;

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
    const settled = await settledTransactions(drive, accountId);
    const ofAccount = chosenBounds(settled);
    // Of all accounts, what lies between other bounds is on one page; of very many, all of the first page may be pending.
    const ofMany = drive.offers(bulk) ? await drive.read(bulk, 'detail') : undefined;
    const ofAll =
      (ofMany === undefined || showsBooked(ofMany) ? undefined : closestBounds(settled)) ?? chosenBounds(ofMany);
    if (ofAccount === undefined && ofAll === undefined) {
      await statements();
      drive.gap(nothingToFilter);
      return;
    }
    const exact = await takesFractions(drive, accountId, ofAccount, ofAll);
    const all = async () => {
      if (ofAll === undefined) return;
      const { from, to } = queriesOf(ofAll, exact);
      await drive.call({ ...filter, operation: bulk, variant: 'both', query: `${from}&${to}` });
    };
    // Where no account shows its own, the list over all accounts has filters as well.
    if (ofAccount === undefined) return await drive.together(statements, all);
    const { from, to } = queriesOf(ofAccount, exact);
    const day = ofAccount.from.slice(0, 10);
    const queries: readonly (readonly [variant: string, query: string])[] = [
      ['from', from],
      ['to', to],
      ['both', `${from}&${to}`],
      // The end is exact, so a zone that is applied there leaves out the last of them.
      ['zone', `${from}Z&${to}%2B05:00`],
      ['odd-spelling', 'fromBookingDateTime=20160101T104012.345%2B01&toBookingDateTime=2099-12-31T23:59'],
      ['odd-spelling', 'fromBookingDateTime=2016-01-01T10:40:12%2B0000&toBookingDateTime=20991231T235959'],
      ['raw-plus', `${from}+01:00`],
      ['date-only', `fromBookingDateTime=${day}`],
      ['midnight', `fromBookingDateTime=${day}T00:00:00`],
      ['sunday', `fromBookingDateTime=${sunday}T00:00:00&toBookingDateTime=${sunday}T23:59:59`],
      ['nothing-there', 'fromBookingDateTime=1970-01-03T00:00:00&toBookingDateTime=1970-01-04T00:00:00'],
      ['reversed', `${to.replace('to', 'from')}&toBookingDateTime=2001-01-01T00:00:00`],
      ['unreadable', 'fromBookingDateTime=foo'],
      ['unreadable-empty', 'fromBookingDateTime='],
    ];
    const ofOne = { ...filter, operation: transactions, accountId } as const;
    await drive.together(
      statements,
      all,
      ...queries.map(
        ([variant, query]) =>
          () =>
            drive.call({ ...ofOne, variant, query }),
      ),
    );
  },
});

/** Whether bounds can be asked for in the precision that the records have: where that is a fraction, one call finds out. */
async function takesFractions(
  drive: Drive,
  accountId: string,
  ofAccount: Bounds | undefined,
  ofAll: Bounds | undefined,
): Promise<boolean> {
  const precise = [ofAccount, ofAll].find((bounds) => bounds !== undefined && haveFraction(bounds));
  if (precise === undefined) return true;
  const place =
    ofAccount === undefined ? ({ operation: bulk } as const) : ({ operation: transactions, accountId } as const);
  const { from } = queriesOf(precise, true);
  const answer = await drive.call({ ...filter, ...place, variant: 'fraction', query: from });
  return answer !== undefined && succeeded(answer);
}

/** The two filters of some bounds, each alone: exact, or to the second. */
function queriesOf(bounds: Bounds, exact: boolean): Bounds {
  const { from, to } = exact ? bounds : inSeconds(bounds);
  return { from: `fromBookingDateTime=${from}`, to: `toBookingDateTime=${to}` };
}

const nothingToFilter = {
  reason: 'None of the accounts that were read shows transactions to filter.',
  supply: 'Have a PSU with transactions authorise the run, or give a token of one.',
  key: 'psu.transactions',
} as const;

function lastSunday(now: Date): string {
  return new Date(now.getTime() - (now.getUTCDay() === 0 ? 7 : now.getUTCDay()) * dayMs).toISOString().slice(0, 10);
}
