import type { StandingOrderPlan } from './blueprints/blueprint.ts';
import { dateTime, type MonthIndex, monthOf, monthStart } from './calendar.ts';
import { type Counterparty, targetOf } from './counterparties.ts';
import type { Holding } from './customers.ts';
import { executedAt } from './ledger/payments.ts';
import { amount } from './money.ts';
import { opaqueId } from './random.ts';
import type { OBStandingOrder6 } from './records.ts';
import { lastOccurrence, nextOccurrence, occurrences, standingOrderFrequency } from './schedule.ts';
import { standingOrderStep, type Term, termsAround } from './terms.ts';

interface Dates {
  readonly first: number;
  readonly next: number | undefined;
  readonly last: number | undefined;
  readonly final: number | undefined;
  readonly payments: number;
}

function datesOf(holding: Holding, plan: StandingOrderPlan, term: Term, now: number): Dates {
  const { schedule } = plan;
  const end: MonthIndex = term.last ?? monthOf(now) + 25;
  let payments = 0;
  let final: number | undefined;
  if (term.last !== undefined) {
    for (let month = term.first; month <= end; month += 1) {
      const days = occurrences(schedule, month);
      payments += days.length;
      final = days.at(-1) ?? final;
    }
  }
  const first = nextOccurrence(schedule, monthStart(term.first) - 1);
  const next = nextOccurrence(schedule, Math.max(now, first - 1));
  const paid = (midnight: number) => midnight >= first && executedAt(holding, plan.key, midnight) <= now;
  return {
    first,
    next: final !== undefined && next > final ? undefined : next,
    last: lastOccurrence(schedule, Math.min(monthOf(now), end), paid),
    final,
    payments,
  };
}

function record(
  holding: Holding,
  plan: StandingOrderPlan,
  term: Term,
  { account, agent }: Counterparty,
  now: number,
): OBStandingOrder6 {
  const { first, next, last, final, payments } = datesOf(holding, plan, term, now);
  const sum = amount(term.pence);
  return {
    AccountId: holding.accountId,
    StandingOrderId: opaqueId(holding.seed, 'standing-order', holding.key, term.key),
    Frequency: standingOrderFrequency(plan.schedule),
    Reference: plan.reference,
    FirstPaymentDateTime: dateTime(first),
    ...(next === undefined ? {} : { NextPaymentDateTime: dateTime(next) }),
    ...(last === undefined ? {} : { LastPaymentDateTime: dateTime(last) }),
    ...(final === undefined ? {} : { FinalPaymentDateTime: dateTime(final), NumberOfPayments: String(payments) }),
    StandingOrderStatusCode: next === undefined ? 'Inactive' : 'Active',
    FirstPaymentAmount: sum,
    ...(next === undefined ? {} : { NextPaymentAmount: sum }),
    ...(last === undefined ? {} : { LastPaymentAmount: sum }),
    ...(final === undefined ? {} : { FinalPaymentAmount: sum }),
    CreditorAgent: { SchemeName: agent.SchemeName, Identification: agent.Identification },
    CreditorAccount: account,
  };
}

/** The orders in force, and those that ended last. Only the day counts: each date-time is a midnight. */
export function standingOrdersOf(holding: Holding, now: number): readonly OBStandingOrder6[] {
  return holding.blueprint.standingOrders.flatMap((plan) =>
    termsAround(holding, plan, monthOf(now), standingOrderStep).map((term) =>
      record(holding, plan, term, targetOf(holding.customer, plan.to), now),
    ),
  );
}
