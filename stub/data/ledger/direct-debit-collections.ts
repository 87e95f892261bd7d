import type { DirectDebitPlan } from '../blueprints/blueprint.ts';
import { hour, type MonthIndex, workingDay } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import type { Pence } from '../money.ts';
import { opaqueId, stream } from '../random.ts';
import { occurrences } from '../schedule.ts';
import { type Term, termAt } from '../terms.ts';
import { instantWithin } from './payments.ts';

/** One collection of a direct debit. */
export interface Collection {
  readonly term: Term;
  readonly midnight: number;
  readonly at: number;
  /** Positive. */
  readonly pence: Pence;
}

/** The reference under which a mandate collects. */
export function mandateIdentification(holding: Holding, plan: DirectDebitPlan, term: Term): string {
  const initials = plan.originator.replace(/[^A-Z]/g, '').slice(0, 3);
  return `${initials}-${opaqueId(holding.seed, 'mandate', holding.key, term.key).slice(0, 9).toUpperCase()}`;
}

/** The collections of a plan in a month, on working days. */
export function collectionsOf(holding: Holding, plan: DirectDebitPlan, month: MonthIndex): readonly Collection[] {
  const term = termAt(holding, plan, month, 1);
  if (term === undefined) return [];
  return occurrences(plan.schedule, month).map((due) => {
    const midnight = workingDay(due);
    const bent = plan.varies ?? 0;
    const factor = 1 + bent * (2 * stream(holding.seed, 'collection', holding.key, term.key, month).next() - 1);
    return {
      term,
      midnight,
      at: instantWithin(holding, plan.key, midnight, hour / 2, 6 * hour),
      pence: bent === 0 ? term.pence : Math.round(term.pence * factor),
    };
  });
}

/** The last collection of a term that is booked at `now`, looking back over two years at most. */
export function lastCollection(
  holding: Holding,
  plan: DirectDebitPlan,
  term: Term,
  from: MonthIndex,
  now: number,
): Collection | undefined {
  const oldest = Math.max(term.first, from - 24);
  for (let month = Math.min(from, term.last ?? from); month >= oldest; month -= 1) {
    const found = collectionsOf(holding, plan, month).findLast(({ at }) => at <= now);
    if (found !== undefined) return found;
  }
  return undefined;
}
