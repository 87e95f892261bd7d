import type { Place } from './archive.ts';
import { type Evidence, repeatsOurFault } from './evidence.ts';
import { membersNamed } from './members.ts';

/** Members of the standard's success messages that hold a date-time, whatever their names end in. */
export const dateTimeMembers = [
  'BookingDateTime',
  'CreationDateTime',
  'DateTime',
  'EndDateTime',
  'ExpirationDateTime',
  'FinalPaymentDateTime',
  'FirstAvailableDateTime',
  'FirstPaymentDateTime',
  'LastAvailableDateTime',
  'LastPaymentDateTime',
  'NextPaymentDateTime',
  'PreviousPaymentDateTime',
  'QuotationDate',
  'RecurringPaymentDateTime',
  'RelatedDate',
  'ScheduledPaymentDateTime',
  'StartDateTime',
  'StatusUpdateDateTime',
  'TransactionFromDateTime',
  'TransactionToDateTime',
  'ValueDateTime',
] as const;

/** A date-time of an answer, as text. */
export interface FoundDateTime extends Place {
  readonly text: string;
}

/** Every date-time in every successful answer. The two members on which the sources contradict each other are not among them. */
export function* dateTimesIn(evidence: Evidence): Generator<FoundDateTime> {
  for (const exchange of evidence.successes()) {
    if (repeatsOurFault(exchange)) continue;
    for (const { value, pointer } of membersNamed(exchange, dateTimeMembers)) {
      if (typeof value === 'string') yield { exchange, pointer, text: value };
    }
  }
}

/** True for a date without a time, in whatever order and with whatever separators. */
export function isBareDate(text: string): boolean {
  return /^(?:\d{4}[-/.]?\d{2}[-/.]?\d{2}|\d{2}[-/.]\d{2}[-/.]\d{4})$/.test(text);
}

/** True for text that is spelled as a date-time with an offset, whether or not there is such a day and time. */
export function isSpelledDateTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
}
