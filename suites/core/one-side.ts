import type { RecordedExchange } from './archive.ts';
import { answerOf, type Watched, watched } from './consent-asked.ts';
import type { Evidence } from './evidence.ts';
import { textAt } from './json.ts';

export type Side = 'Credit' | 'Debit';

/** The one side of the transactions that permissions open by the table of permissions; undefined where it is both or none. */
export function sideOf(permissions: readonly string[] = []): Side | undefined {
  const credits = permissions.includes('ReadTransactionsCredits');
  if (credits === permissions.includes('ReadTransactionsDebits')) return undefined;
  return credits ? 'Credit' : 'Debit';
}

/** How many of the two sides the consent of a call grants; 0 where nobody told. */
export function sidesGranted(evidence: Evidence, exchange: RecordedExchange): number {
  const codes = ['ReadTransactionsCredits', 'ReadTransactionsDebits'] as const;
  return codes.filter((code) => evidence.grants(exchange, code)).length;
}

const other = { Credit: 'Debit', Debit: 'Credit' } as const;
const known = new WeakMap<Evidence, Watched<boolean>>();

/**
 * True for a bank that keeps to the Transactions page of the standard, which swaps the two permissions (C7): under every
 * consent for one side it shows nothing but the other side.
 */
export function isSwapped({ whole }: Evidence): boolean {
  const found = known.get(whole) ?? watched(() => findSwap(whole));
  known.set(whole, found);
  return answerOf(found);
}

/** The side that a bank opens by the reading that it keeps to. Whether that is the right one is AISP-PRM-030 and 031. */
export function sideShown(evidence: Evidence, permissions: readonly string[] | undefined): Side | undefined {
  const side = sideOf(permissions);
  return side !== undefined && isSwapped(evidence) ? other[side] : side;
}

function findSwap(evidence: Evidence): boolean {
  let swapped = false;
  for (const { exchange, value } of evidence.records('Transaction', { probe: ['happy', 'filter', 'page'] })) {
    const side = sideOf(evidence.consentOf(exchange)?.permissions);
    if (side === undefined) continue;
    if (textAt(value, 'CreditDebitIndicator') !== other[side]) return false;
    swapped = true;
  }
  return swapped;
}
