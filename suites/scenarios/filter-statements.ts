import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf, succeeded } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { wallClock } from '../core/wall-clock.ts';
import type { Drive } from './drive.ts';
import { furtherPages } from './further-pages.ts';

const id = 'GET /accounts/{AccountId}/statements';
const bulk = 'GET /statements';
const filter = { probe: 'filter', consent: 'detail' } as const;
const written = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d*[1-9])?/;

/**
 * Filters statements from the start of the one in the middle to the start of the next, for one account and for all. Each bound alone is
 * the very start or end of a statement that was seen, with another one beyond it: it leaves one out, and one is at it.
 */
export async function filterStatements(drive: Drive, accountId: string, sunday: string): Promise<void> {
  if (!drive.offers(id)) return;
  const list = await drive.read(id, 'detail', { accountId });
  const starts = timesIn(list, 'StartDateTime');
  const ends = timesIn(list, 'EndDateTime');
  const middle = Math.floor(starts.length / 2);
  const [from, next] = [starts[middle], starts[middle + 1]];
  if (from !== undefined && next !== undefined) {
    const query = `fromStatementDateTime=${from}&toStatementDateTime=${next}`;
    await drive.call({ ...filter, operation: id, accountId, variant: 'statements', query });
    if (drive.offers(bulk)) {
      const all = await drive.call({ ...filter, operation: bulk, variant: 'statements', query });
      // Of many accounts that of this one may stand on a later page.
      if (all !== undefined) await furtherPages(drive, all, (page) => ownersIn(page).includes(accountId));
    }
  }
  // Of the newest two or the oldest two one is at the bound: over all accounts that is still few.
  const start = starts.length > 1 ? (starts.length > 2 ? starts.at(-2) : starts.at(-1)) : undefined;
  if (start !== undefined) await alone(drive, accountId, 'from', start);
  const end = ends.length > 1 ? ends[ends.length > 2 ? 1 : 0] : undefined;
  if (end !== undefined) await alone(drive, accountId, 'to', end);
  const odd = `fromStatementDateTime=1900-01-01T00:00:00Z&toStatementDateTime=${sunday}T00:00:00`;
  await drive.call({ ...filter, operation: id, accountId, variant: 'statements-odd', query: odd });
}

/** One bound without the other, for one account and for all: to the second where the bank refuses the fraction that its records have. */
async function alone(drive: Drive, accountId: string, bound: 'from' | 'to', time: string): Promise<void> {
  const ask = async (value: string) =>
    await drive.call({
      ...{ ...filter, operation: id, accountId, variant: `statements-${bound}` },
      query: `${bound}StatementDateTime=${value}`,
    });
  const answer = await ask(time);
  const refused = answer !== undefined && !succeeded(answer);
  const seconds = time.slice(0, 19);
  if (refused && seconds !== time) await ask(seconds);
  if (!drive.offers(bulk)) return;
  const query = `${bound}StatementDateTime=${refused ? seconds : time}`;
  await drive.call({ ...filter, operation: bulk, variant: `statements-${bound}`, query });
}

/** The times of a member of the statements of a page, each once, as filters name them: in their precision and without a zone, oldest first. */
function timesIn(list: RecordedExchange | undefined, member: string): readonly string[] {
  const found = list === undefined ? [] : recordsOf(list, 'Statement');
  const times = found.flatMap(({ value }) => {
    const [, whole, fraction = ''] = written.exec(textAt(value, member) ?? '') ?? [];
    return whole === undefined ? [] : [whole + fraction];
  });
  return [...new Set(times)].sort((one, other) => (wallClock(one) ?? 0) - (wallClock(other) ?? 0));
}

function ownersIn(page: RecordedExchange): readonly (string | undefined)[] {
  return recordsOf(page, 'Statement').map(({ value }) => textAt(value, 'AccountId'));
}
