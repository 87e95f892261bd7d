import type { ActiveCurrencyAndAmount, CreditDebitIndicator } from './records.ts';

/** Inside, money is whole pence, negative for a debit. */
export type Pence = number;

/** Bounds of an amount in pence, both included; the amount is drawn once for each entity. */
export type PenceRange = readonly [Pence, Pence];

/** The size of an amount as the interface writes it, `'12.30'`; the sign is told by `indicator`. */
export function amount(pence: Pence): ActiveCurrencyAndAmount {
  const size = Math.abs(pence);
  return { Amount: `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`, Currency: 'GBP' };
}

/** Zero is a credit. */
export function indicator(pence: Pence): CreditDebitIndicator {
  return pence < 0 ? 'Debit' : 'Credit';
}
