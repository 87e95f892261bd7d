import type { AccountBlueprint, PaymentTarget, StandingOrderPlan, TransferPlan } from '../blueprints/blueprint.ts';
import { creditCard } from '../blueprints/credit-card.ts';
import { currentAccount, jointAccount } from '../blueprints/current-account.ts';
import { savingsAccount } from '../blueprints/savings-account.ts';
import type { Pence } from '../money.ts';
import { monthly } from '../schedule.ts';
import { exactly, type Figures, level, perMonth, savingsRate } from './figures.ts';
import type { AccountFrame } from './frame.ts';
import type { Household } from './household.ts';

const elsewhere: PaymentTarget = { payee: 'own-elsewhere' };

const others: readonly TransferPlan[] = [
  { key: 'friend', to: { payee: 'person:friend' }, schedule: monthly(20), pence: [1_500, 3_000], reference: 'DINNER' },
  {
    key: 'holiday',
    to: { payee: 'abroad' },
    schedule: monthly(22),
    pence: [3_000, 4_000],
    reference: 'COTTAGE DEPOSIT',
    scheduled: 'Arrival',
  },
];

/** The slots of a customer's own accounts that the main account deals with: of those that there are. */
export interface OwnSlots {
  readonly joint?: number | undefined;
  readonly savings?: number | undefined;
  readonly card?: number | undefined;
}

/** What a household spends on what it shares, and how much of it is for the children. */
const shared = (frame: AccountFrame, { withChildren }: Household) => ({
  directDebits: jointAccount.directDebits.map((plan) => ({ ...plan, begun: frame.begun })),
  standingOrders: withChildren ? [{ ...jointAccount.standingOrders[0], begun: frame.begun }] : [],
});

/** What each of two people pays into the account that they share. */
export function shareOfJoint(frame: AccountFrame, household: Household, { spent }: Figures): Pence {
  const { directDebits, standingOrders } = shared(frame, household);
  return Math.ceil((spent + perMonth(directDebits) + perMonth(standingOrders)) / 2);
}

/** What the main account pays out in a month by agreement, and who receives it. */
function payments(frame: AccountFrame, household: Household, figures: Figures, own: OwnSlots) {
  const { rents } = household;
  const orders: readonly StandingOrderPlan[] = [
    {
      key: rents ? 'rent' : 'mortgage',
      to: { payee: rents ? 'landlord' : 'lender' },
      schedule: monthly(1),
      pence: exactly(figures.home),
      reference: rents ? 'RENT' : 'MORTGAGE',
    },
    ...(own.joint === undefined
      ? []
      : [
          {
            key: 'joint',
            to: { own: own.joint },
            schedule: monthly(2),
            pence: exactly(shareOfJoint(frame, household, figures)),
            reference: 'HOUSEHOLD',
          },
        ]),
    {
      key: 'saving',
      to: own.savings === undefined ? elsewhere : { own: own.savings },
      schedule: monthly(3),
      pence: exactly(figures.toSavings),
      reference: 'RAINY DAY',
    },
    ...currentAccount.standingOrders.slice(2),
  ];
  const card: TransferPlan = {
    key: 'card',
    to: own.card === undefined ? { payee: 'card' } : { own: own.card },
    schedule: monthly(13),
    pence: own.card === undefined ? exactly(12_000) : 'card-balance',
    reference: 'CARD PAYMENT',
  };
  return {
    directDebits: currentAccount.directDebits.map((plan) => ({ ...plan, begun: frame.begun })),
    standingOrders: orders.map((plan) => ({ ...plan, begun: frame.begun })),
    transfers: [card, ...others],
  };
}

/** What the main account needs to come in each month, from a salary or a business. */
export function needOfMain(frame: AccountFrame, household: Household, figures: Figures, own: OwnSlots): Pence {
  const paid = payments(frame, household, figures, own);
  const owed = own.card === undefined ? 0 : figures.spent;
  const back = own.savings === undefined ? 0 : withdrawn(figures);
  const all = perMonth([...paid.directDebits, ...paid.standingOrders, ...paid.transfers]);
  return Math.ceil((all + owed + figures.spent - back) / 100) * 100;
}

/** The account that a customer lives on; `salary` is 0 where a business of the customer's pays instead. */
export function mainAccount(
  frame: AccountFrame,
  household: Household,
  figures: Figures,
  own: OwnSlots,
  salary: Pence,
): AccountBlueprint {
  return {
    ...currentAccount,
    ...frame.of('purchases'),
    closing: level(figures.kept, figures.spent),
    incomes: salary === 0 ? [] : [{ ...currentAccount.incomes[0], pence: exactly(salary) }],
    ...payments(frame, household, figures, own),
  };
}

/** What the customer and a partner share; each of them pays half. */
export function sharedAccount(frame: AccountFrame, household: Household, figures: Figures): AccountBlueprint {
  const share = shareOfJoint(frame, household, figures);
  return {
    ...jointAccount,
    ...frame.of('purchases'),
    closing: level(Math.round(figures.kept / 2), figures.spent),
    incomes: [{ ...jointAccount.incomes[0], pence: exactly(share) }],
    transfers: [],
    ...shared(frame, household),
  };
}

/** What leaves the savings each month: all that has come in. */
const withdrawn = ({ toSavings, roundedUp, interest }: Figures): Pence => toSavings + roundedUp + interest;

/** Savings, fed by order and by each purchase elsewhere, and drawn on each month: by the main account when there is its slot. */
export function savings(frame: AccountFrame, figures: Figures, main?: number): AccountBlueprint {
  return {
    ...savingsAccount,
    ...frame.of('round-ups'),
    annualRate: savingsRate,
    closing: level(figures.saved, figures.roundedUp),
    incomes: main === undefined ? [{ ...savingsAccount.incomes[0], pence: exactly(figures.toSavings) }] : [],
    transfers: [
      {
        key: 'withdrawal',
        to: main === undefined ? elsewhere : { own: main },
        schedule: monthly(10),
        pence: exactly(withdrawn(figures)),
        reference: 'FROM SAVINGS',
      },
    ],
  };
}

/** A card, paid in full each month: from the main account, or from elsewhere. */
export function card(frame: AccountFrame, { spent }: Figures, isPaidHere: boolean): AccountBlueprint {
  return {
    ...creditCard,
    ...frame.of('purchases'),
    spending: { streaming: 2 },
    closing: level(-spent, spent),
    creditLine: { type: 'Credit', pence: Math.ceil((spent * 2.5) / 50_000) * 50_000 },
    incomes: isPaidHere ? [] : [{ ...creditCard.incomes[0], pence: exactly(spent) }],
  };
}

/** An account for bills and small change, filled from another bank. */
export function billsAccount(frame: AccountFrame, { spent, kept }: Figures): AccountBlueprint {
  const directDebits = jointAccount.directDebits.map((plan) => ({ ...plan, begun: frame.begun }));
  const filled = spent + perMonth(directDebits) + perMonth(others);
  return {
    ...currentAccount,
    ...frame.of('purchases'),
    closing: level(Math.round(kept / 3), spent),
    incomes: [
      {
        key: 'filled',
        from: 'own-elsewhere',
        how: 'standing-order',
        schedule: monthly(2),
        pence: exactly(filled),
        reference: 'BILLS',
      },
    ],
    directDebits,
    standingOrders: [],
    transfers: others,
    beneficiaries: [],
  };
}
