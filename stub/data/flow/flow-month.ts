import { day, daysIn, hour, type MonthIndex, monthStart } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import { closing } from '../ledger/closing.ts';
import type { Entry } from '../ledger/entry.ts';
import { everydayEntries } from '../ledger/everyday-entries.ts';
import { byBooking } from '../ledger/month.ts';
import { regularEntries } from '../ledger/regular-entries.ts';
import type { Pence } from '../money.ts';
import { stream } from '../random.ts';

/** A month of an account that flows: what its plans bring to it, and what is left to the flow. */
export interface FlowMonth {
  readonly opening: Pence;
  readonly closing: Pence;
  /** Oldest booking first. */
  readonly fixed: readonly Entry[];
  /** What all entries of the flow come to; negative for what is bought. */
  readonly flow: Pence;
}

/** Interest on the balance at the end of the month before. */
function interest(holding: Holding, month: MonthIndex): readonly Entry[] {
  const { annualRate } = holding.blueprint;
  if (annualRate === undefined) return [];
  const at =
    monthStart(month) +
    (daysIn(month) - 1) * day +
    stream(holding.seed, 'interest', holding.key, month).int(3 * hour, 5 * hour);
  const pence = Math.max(1, Math.round((closing(holding, month - 1) * annualRate) / 12));
  return [{ key: 'interest', kind: 'interest', at, madeAt: at, pence, reference: 'GROSS INTEREST' }];
}

/**
 * A month from seed, account and month alone. Throws a `RangeError` where its plans leave the flow less than a penny an entry,
 * or the wrong sign: then the blueprint is wrong.
 */
export function flowMonth(holding: Holding, month: MonthIndex): FlowMonth {
  const [opening, end] = [closing(holding, month - 1), closing(holding, month)];
  const fixed = [
    ...regularEntries(holding, month),
    ...everydayEntries(holding, month),
    ...interest(holding, month),
  ].sort(byBooking);
  const flow = fixed.reduce((left, { pence }) => left - pence, end - opening);
  const { of, perDay } = holding.blueprint.flow ?? { of: 'purchases', perDay: 0 };
  const size = of === 'purchases' ? -flow : flow;
  // Half of the average is what a day is sure of: two pence and more leave one for each.
  if (size < 8 * perDay * daysIn(month)) throw new RangeError(`${holding.key} ${month}: ${flow} is left to the flow`);
  return { opening, closing: end, fixed, flow };
}
