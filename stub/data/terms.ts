import type { MonthIndex } from './calendar.ts';
import type { Holding } from './customers.ts';
import type { Pence, PenceRange } from './money.ts';
import { stream } from './random.ts';

/** One mandate or order of a plan: the only one, or one of those that follow each other. */
export interface Term {
  /** Names it within the account; holds the term's number where there are several. */
  readonly key: string;
  readonly pence: Pence;
  readonly first: MonthIndex;
  /** Absent when it goes on until cancelled. */
  readonly last?: MonthIndex;
}

/** A plan that recurs, for a fixed number of months or without end. */
export interface RecurringPlan {
  readonly key: string;
  readonly pence: PenceRange;
  readonly termMonths?: number;
  readonly begun?: MonthIndex;
}

/** Standing orders are in round sums, in pence. */
export const standingOrderStep: Pence = 500;

const earliest: MonthIndex = 2015 * 12;

/** An amount in a range, the same for the same key, in steps of `step` pence. */
export function drawPence(holding: Holding, kind: string, key: string, range: PenceRange, step: Pence): Pence {
  const [low, high] = range;
  if (low === high) return low;
  return Math.round(stream(holding.seed, 'pence', kind, holding.key, key).int(low, high) / step) * step;
}

/** The term in force in a month. Depends on the month alone, so that no list of earlier terms is kept. */
export function termAt(holding: Holding, plan: RecurringPlan, month: MonthIndex, step: Pence): Term | undefined {
  const draw = stream(holding.seed, 'term', holding.key, plan.key);
  if (plan.termMonths === undefined) {
    const first = plan.begun ?? earliest + draw.int(0, 17);
    const pence = drawPence(holding, 'term', plan.key, plan.pence, step);
    return month < first ? undefined : { key: plan.key, pence, first };
  }
  const phase = draw.int(0, plan.termMonths - 1);
  const number = Math.floor((month - phase) / plan.termMonths);
  const key = `${plan.key}#${number}`;
  const first = phase + number * plan.termMonths;
  const pence = drawPence(holding, 'term', key, plan.pence, step);
  return { key, pence, first, last: first + plan.termMonths - 1 };
}

/** The term in force in a month and, where the plan has several, the one before. */
export function termsAround(holding: Holding, plan: RecurringPlan, month: MonthIndex, step: Pence): readonly Term[] {
  const current = termAt(holding, plan, month, step);
  const before =
    current === undefined || plan.termMonths === undefined ? undefined : termAt(holding, plan, current.first - 1, step);
  return [current, before].filter((term) => term !== undefined);
}
