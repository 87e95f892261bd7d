import { dateTime } from '../calendar.ts';
import type { Entry } from '../ledger/entry.ts';
import { indicator } from '../money.ts';
import type { DateTime, OBTransaction6 } from '../records.ts';
import type { TransactionMark } from '../transaction-book.ts';

/** Writes the entry at a place of a day. What all of a day share is made for the first that is written. */
export type WritingDay = (place: number) => OBTransaction6;

/** An entry of a day. Of most nobody asks but how many they are: what one says of itself is made when it is asked. */
export class FlowMark implements TransactionMark {
  readonly #entry: Entry;
  readonly #place: number;
  readonly #written: WritingDay;
  #booked: DateTime | undefined = undefined;

  /** `place` is that of the entry in its day. */
  constructor(entry: Entry, place: number, written: WritingDay) {
    this.#entry = entry;
    this.#place = place;
    this.#written = written;
  }

  get BookingDateTime(): DateTime {
    // Lists of several accounts are put in order by it.
    this.#booked ??= dateTime(this.#entry.at);
    return this.#booked;
  }

  get CreditDebitIndicator(): OBTransaction6['CreditDebitIndicator'] {
    return indicator(this.#entry.pence);
  }

  record(): OBTransaction6 {
    return this.#written(this.#place);
  }
}
