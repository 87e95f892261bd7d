import type { Found, RecordedExchange } from './archive.ts';
import { recordsOf } from './evidence.ts';
import { at, type JsonObject, listAt, textAt } from './json.ts';
import { meant } from './words.ts';

/** Type of a balance, by the word of version 3.1 where there is one; empty where it has none. */
export function balanceType(value: JsonObject): string {
  return meant('balanceType', textAt(value, 'Type')) ?? '';
}

/** Balances that count what may be spent, and so may hold a credit line. */
const available = ['ClosingAvailable', 'ForwardAvailable', 'InterimAvailable', 'OpeningAvailable'];

/** Balances that count what is or will be booked. */
const counted = ['Expected', 'InterimBooked', 'InterimCleared'];

/** An available balance, what its credit lines come to, and the balances without credit beside it; in units of its currency. */
export interface AvailableBalance {
  readonly found: Found;
  readonly amount: number;
  readonly included: number;
  readonly notIncluded: number;
  readonly counted: readonly number[];
}

/** Amount of a balance or credit line, negative for a debit; undefined when it is not readable. */
export function signedAmount(value: unknown): number | undefined {
  const text = textAt(value, 'Amount', 'Amount');
  if (text === undefined || !/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  return at(value, 'CreditDebitIndicator') === 'Debit' ? -Number(text) : Number(text);
}

/** The available balances of an answer that have a credit line, with what stands beside them in the same currency. */
export function* availableBalances(exchange: RecordedExchange): Generator<AvailableBalance> {
  const all = [...recordsOf(exchange, 'Balance')];
  for (const found of all) {
    const lines = listAt(found.value, 'CreditLine') ?? [];
    const amount = signedAmount(found.value);
    if (!available.includes(balanceType(found.value)) || lines.length === 0 || amount === undefined) continue;
    const beside = all.filter(
      ({ value }) =>
        counted.includes(balanceType(value)) &&
        value.AccountId === found.value.AccountId &&
        textAt(value, 'Amount', 'Currency') === textAt(found.value, 'Amount', 'Currency'),
    );
    const sum = (included: boolean) =>
      lines
        .filter((line) => at(line, 'Included') === included)
        .reduce<number>((total, line) => total + (signedAmount(line) ?? 0), 0);
    yield {
      found,
      amount,
      included: sum(true),
      notIncluded: sum(false),
      counted: beside.flatMap(({ value }) => signedAmount(value) ?? []),
    };
  }
}

/** True when two sums of money are equal but for what binary fractions lose. */
export function sameMoney(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.000_005;
}
