import type { OperationId } from '../../schemas/operations.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { recordsOf } from '../core/evidence.ts';
import { textAt } from '../core/json.ts';
import { linkOf } from '../core/record-list.ts';
import { wallClock } from '../core/wall-clock.ts';
import { drawn } from '../target/sampling.ts';
import type { Drive } from './drive.ts';

const operation: OperationId = 'GET /accounts/{AccountId}/transactions';
const dayMs = 86_400_000;

/** Days ago among which one is drawn: within what every consent of a run opens, and long enough ago for all to be booked. */
const daysAgo = Array.from({ length: 35 }, (_, index) => index + 6);

/** Times of the transactions of a page, zones left aside, in milliseconds counted as if it were UTC. */
export function timesOf(page: RecordedExchange | undefined): readonly number[] {
  const found = page === undefined ? [] : recordsOf(page, 'Transaction');
  return found.flatMap(({ value }) => wallClock(textAt(value, 'BookingDateTime')) ?? []);
}

/** A moment as filters are given it, with the same zone left aside. */
export function filterTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}

/** True for a page that goes on and shows less than four days: of such an account it shows what is pending, and often one side alone. */
export function isCrowded(page: RecordedExchange): boolean {
  const times = timesOf(page);
  return linkOf(page, 'Next') !== undefined && times.length > 1 && Math.max(...times) - Math.min(...times) < 4 * dayMs;
}

/**
 * Transactions of an account to take moments from: those of its first page, or of a crowded account those of a day that the seed
 * draws, where it has any.
 */
export async function settledTransactions(drive: Drive, accountId: string): Promise<RecordedExchange | undefined> {
  const list = await drive.read(operation, 'detail', { accountId });
  if (list === undefined || !isCrowded(list)) return list;
  const day = await drive.once(`drawn day of ${accountId}`, () => drawnDay(drive, accountId));
  return timesOf(day).length === 0 ? list : day;
}

async function drawnDay(drive: Drive, accountId: string): Promise<RecordedExchange | undefined> {
  const [ago = 6] = drawn(daysAgo, (each) => `${accountId} ${each}`, drive.sampling.seed);
  const day = new Date(drive.now.getTime() - ago * dayMs).toISOString().slice(0, 10);
  const query = `fromBookingDateTime=${day}T00:00:00&toBookingDateTime=${day}T23:59:59`;
  return await drive.call({ operation, probe: 'filter', variant: 'drawn-day', consent: 'detail', accountId, query });
}
