import type { Income } from '../blueprints/blueprint.ts';
import { hour, type MonthIndex, minute, workingDay } from '../calendar.ts';
import { counterparty, originator, ownCounterparty, targetOf } from '../counterparties.ts';
import type { Holding } from '../customers.ts';
import { occurrences } from '../schedule.ts';
import { drawPence } from '../terms.ts';
import { collectionsOf, mandateIdentification } from './direct-debit-collections.ts';
import type { DraftEntry, EntryKind } from './entry.ts';
import { instantWithin, ownPaymentsInto, paymentsOf } from './payments.ts';

const incomeKinds: Readonly<Record<Income['how'], EntryKind>> = {
  salary: 'salary',
  transfer: 'transfer-in',
  'standing-order': 'standing-order-in',
};

function incomeEntries(holding: Holding, income: Income, month: MonthIndex): readonly DraftEntry[] {
  const pence = drawPence(holding, 'income', income.key, income.pence, 1);
  return occurrences(income.schedule, month).map((due) => {
    const midnight = income.how === 'salary' ? workingDay(due) : due;
    const [from, to] = income.how === 'transfer' ? [8 * hour, 20 * hour] : [2 * minute, 6 * hour];
    const at = instantWithin(holding, income.key, midnight, from, to);
    return {
      key: `income:${income.key}:${due}`,
      kind: incomeKinds[income.how],
      at,
      madeAt: at,
      pence,
      reference: income.reference,
      counterparty: () => counterparty(holding.customer, income.from),
    };
  });
}

function paymentEntries(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  return paymentsOf(holding, month).map(({ key, how, at, pence, to, reference }) => ({
    key,
    kind: how === 'standing-order' ? 'standing-order' : 'own' in to ? 'own-out' : 'transfer-out',
    at,
    madeAt: at,
    pence: -pence,
    reference,
    counterparty: () => targetOf(holding.customer, to),
  }));
}

function ownCredits(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  return ownPaymentsInto(holding, month).map(({ from, payment }) => ({
    key: `from:${from.blueprint.slot}:${payment.key}`,
    kind: payment.how === 'standing-order' ? 'standing-order-in' : 'own-in',
    at: payment.at,
    madeAt: payment.at,
    pence: payment.pence,
    reference: payment.reference,
    counterparty: () => ownCounterparty(from),
  }));
}

function directDebitEntries(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  return holding.blueprint.directDebits.flatMap((plan) =>
    collectionsOf(holding, plan, month).map(({ term, midnight, at, pence }) => ({
      key: `direct-debit:${plan.key}:${midnight}`,
      kind: 'direct-debit',
      at,
      madeAt: at,
      pence: -pence,
      reference: mandateIdentification(holding, plan, term),
      counterparty: () => originator(holding.customer, plan.originator),
    })),
  );
}

/** What comes and goes by agreement: incomes, transfers from own accounts, orders, payments, direct debits. */
export function regularEntries(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  return [
    ...holding.blueprint.incomes.flatMap((income) => incomeEntries(holding, income, month)),
    ...ownCredits(holding, month),
    ...paymentEntries(holding, month),
    ...directDebitEntries(holding, month),
  ];
}
