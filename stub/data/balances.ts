import { dateTime, minute } from './calendar.ts';
import type { Holding } from './customers.ts';
import { amount, indicator, type Pence } from './money.ts';
import type { CreditLine, OBBalance } from './records.ts';

function balance(
  holding: Holding,
  type: OBBalance['Type'],
  pence: Pence,
  now: number,
  creditLine?: CreditLine,
): OBBalance {
  return {
    AccountId: holding.accountId,
    CreditDebitIndicator: indicator(pence),
    Type: type,
    DateTime: dateTime(now - (now % minute)),
    Amount: amount(pence),
    ...(creditLine === undefined ? {} : { CreditLine: [creditLine] }),
  };
}

/**
 * The three balances of an account. Cleared is what is booked; expected adds what is pending; available is what may
 * be spent: the expected balance and, where there is one, the credit line, which is then shown as included.
 */
export function balancesOf(
  holding: Holding,
  { booked, pending }: { readonly booked: Pence; readonly pending: Pence },
  now: number,
): readonly OBBalance[] {
  const line = holding.blueprint.creditLine;
  const expected = booked + pending;
  return [
    balance(holding, 'Expected', expected, now),
    line === undefined
      ? balance(holding, 'InterimAvailable', expected, now)
      : balance(holding, 'InterimAvailable', expected + line.pence, now, {
          Included: true,
          Type: line.type,
          Amount: amount(line.pence),
        }),
    balance(holding, 'InterimCleared', booked, now),
  ];
}
