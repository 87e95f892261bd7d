import type { DirectDebitPlan } from './blueprints/blueprint.ts';
import { dateTime, monthOf } from './calendar.ts';
import { originator } from './counterparties.ts';
import type { Holding } from './customers.ts';
import { lastCollection, mandateIdentification } from './ledger/direct-debit-collections.ts';
import { amount } from './money.ts';
import { opaqueId } from './random.ts';
import type { OBDirectDebit2 } from './records.ts';
import { directDebitFrequency } from './schedule.ts';
import { type Term, termsAround } from './terms.ts';

function record(holding: Holding, plan: DirectDebitPlan, term: Term, now: number): OBDirectDebit2 {
  const month = monthOf(now);
  const previous = lastCollection(holding, plan, term, month, now);
  return {
    AccountId: holding.accountId,
    DirectDebitId: opaqueId(holding.seed, 'direct-debit', holding.key, term.key),
    MandateIdentification: mandateIdentification(holding, plan, term),
    DirectDebitStatusCode: term.last !== undefined && term.last < month ? 'Inactive' : 'Active',
    Name: originator(holding.customer, plan.originator).account.Name,
    ...(previous === undefined ? {} : { PreviousPaymentDateTime: dateTime(previous.at) }),
    Frequency: directDebitFrequency(plan.schedule),
    ...(previous === undefined ? {} : { PreviousPaymentAmount: amount(previous.pence) }),
  };
}

/** The mandates in force, and those that they replaced. */
export function directDebitsOf(holding: Holding, now: number): readonly OBDirectDebit2[] {
  return holding.blueprint.directDebits.flatMap((plan) =>
    termsAround(holding, plan, monthOf(now), 1).map((term) => record(holding, plan, term, now)),
  );
}
