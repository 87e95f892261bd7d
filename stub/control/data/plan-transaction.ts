import { addedMembers } from '../../../schemas/added-data/members.ts';
import { isObject } from '../../consents/shape-problems.ts';
import type { AddedTransaction } from '../../data/added/added-record.ts';
import { dateTime, day } from '../../data/calendar.ts';
import { wholeHistory } from '../../data/history-walk.ts';
import type { DataItem } from './data-item.ts';
import { type PlanContext, placeOf, requireWithinHistory, settledInstant } from './plan-context.ts';

/** So long an entry may be pending: what is pending is booked in this month or the next. */
const longestPending = 28 * day;

const nameIn = (value: unknown, member: string): string | undefined =>
  isObject(value) && typeof value[member] === 'string' ? value[member] : undefined;

/** What a statement calls a movement that nobody described. */
function information(written: Readonly<Record<string, unknown>>, isDebit: boolean): string {
  const merchant = nameIn(written.MerchantDetails, 'MerchantName');
  if (merchant !== undefined) return merchant.toUpperCase();
  const name = nameIn(written[isDebit ? 'CreditorAccount' : 'DebtorAccount'], 'Name');
  if (name === undefined) return isDebit ? 'PAYMENT' : 'RECEIPT';
  return `${isDebit ? 'TO' : 'FROM'} ${name}`;
}

/** From when on it is known, and when it is booked. Without a Status an entry is not known before it is booked. */
function times(item: DataItem, context: PlanContext): { readonly at: number; readonly madeAt: number } {
  const { now } = context;
  const isPending = item.oneOf('Status', ['Booked', 'Pending'], 'Booked') === 'Pending';
  const at = settledInstant(item.instant('BookingDateTime') ?? (isPending ? now + day : now), context);
  if (isPending && at > now + longestPending) {
    item.wrong(
      'BookingDateTime',
      'is too far ahead for an entry that is pending',
      'Let it be booked within 28 days, or leave out Status for one that is not known until then.',
    );
  }
  return { at, madeAt: isPending ? Math.min(now, at) : at };
}

/** Reads a transaction. Notes what is wrong, and is undefined where there is nothing to put on any books. */
export function planTransaction(item: DataItem, context: PlanContext): AddedTransaction | undefined {
  const place = placeOf(item, context);
  const isDebit = item.required('CreditDebitIndicator', 'Add it: Credit or Debit.') === 'Debit';
  item.oneOf('CreditDebitIndicator', ['Credit', 'Debit'], 'Credit');
  if (!item.has('Amount')) item.wrong('Amount', 'is missing', 'Add it: { Amount: "12.30", Currency: GBP }.');
  const pence = item.pence('Amount');
  const when = times(item, context);
  const valued = item.instant('ValueDateTime');
  if (place === undefined) return undefined;
  requireWithinHistory(item, 'BookingDateTime', when.at, place, context.world);
  const id = context.claim(item, 'TransactionId', () =>
    wholeHistory(context.world, place.accountId).map(({ TransactionId }) => TransactionId),
  );
  const written = item.written(addedMembers.transaction);
  return {
    kind: 'transaction',
    ...{ id, ...place, ...when },
    order: context.nextOrder(),
    pence: (isDebit ? -1 : 1) * (pence ?? 0),
    written: {
      TransactionInformation: information(written, isDebit),
      ...written,
      ...(valued === undefined ? {} : { ValueDateTime: dateTime(valued) }),
    },
  };
}
