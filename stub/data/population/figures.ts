import type { TransferPlan } from '../blueprints/blueprint.ts';
import type { Pence, PenceRange } from '../money.ts';
import { stream } from '../random.ts';
import type { Schedule } from '../schedule.ts';

/** Days of an average month. */
const daysOfMonth = 30.4375;

/** What the accounts of a household come to in an average month, in pence; what leaves one account reaches the other. */
export interface Figures {
  /** Bought by the day, on each account that buys: the more there is of it, the cheaper each is. */
  readonly spent: Pence;
  readonly home: Pence;
  readonly toSavings: Pence;
  /** Put by at each purchase. */
  readonly roundedUp: Pence;
  /** What the savings stand at, and earn. */
  readonly saved: Pence;
  readonly interest: Pence;
  /** What the current account stands at. */
  readonly kept: Pence;
}

/** Interest on savings, as a share of the balance a year. */
export const savingsRate = 0.021;

/** The figures of a customer with so many transactions a day on each account. */
export function figuresOf(seed: number, key: string, perDay: number): Figures {
  const draw = stream(seed, 'figures', key);
  const price = 350 + 2250 / Math.sqrt(perDay);
  const saved = draw.int(300, 2400) * 1000;
  return {
    spent: Math.round(price * perDay * daysOfMonth),
    home: draw.int(124, 256) * 500,
    toSavings: draw.int(20, 50) * 500,
    roundedUp: Math.round(40 * perDay * daysOfMonth),
    saved,
    interest: Math.round((saved * savingsRate) / 12),
    kept: draw.int(180, 620) * 1000,
  };
}

/** A payment that comes back, as far as it tells how much that is in a month. */
export interface Recurrent {
  readonly schedule: Schedule;
  readonly pence: TransferPlan['pence'];
}

/** What payments come to in an average month; what a card owes is not among them. */
export function perMonth(plans: readonly Recurrent[]): Pence {
  return plans.reduce((sum, { schedule, pence }) => {
    if (pence === 'card-balance') return sum;
    const middle = (pence[0] + pence[1]) / 2;
    if (schedule.every === 'months') return sum + Math.round(middle / schedule.months);
    return sum + Math.round(schedule.every === 'week' ? (middle * daysOfMonth) / 7 : middle / 3);
  }, 0);
}

/** An amount that is drawn from nothing. */
export const exactly = (pence: Pence): PenceRange => [pence, pence];

/** Closing balances swing by a small part of what flows in a month, so that the flow always makes up for it. */
export const level = (pence: Pence, flow: Pence) =>
  ({ shape: 'level', pence, spread: Math.floor(flow * 0.05) }) as const;
