import type { TransferPlan } from './blueprints/blueprint.ts';
import { dateTime, monthOf } from './calendar.ts';
import { targetOf } from './counterparties.ts';
import type { Holding } from './customers.ts';
import { transferPence } from './ledger/payments.ts';
import { amount } from './money.ts';
import { opaqueId } from './random.ts';
import type { OBScheduledPayment3 } from './records.ts';
import { occurrences } from './schedule.ts';

/** How many months ahead payments are announced. */
const horizon = 2;

function announced(holding: Holding, plan: TransferPlan, now: number): readonly OBScheduledPayment3[] {
  const { scheduled } = plan;
  if (scheduled === undefined) return [];
  const { account, agent } = targetOf(holding.customer, plan.to);
  const months = Array.from({ length: horizon + 1 }, (_, i) => monthOf(now) + i);
  return months.flatMap((month) =>
    occurrences(plan.schedule, month)
      .filter((midnight) => midnight > now)
      .map((midnight) => ({
        AccountId: holding.accountId,
        ScheduledPaymentId: opaqueId(holding.seed, 'scheduled-payment', holding.key, plan.key, midnight),
        ScheduledPaymentDateTime: dateTime(midnight),
        ScheduledType: scheduled,
        Reference: plan.reference,
        DebtorReference: `${plan.reference} OUT`,
        InstructedAmount: amount(transferPence(holding, plan, month)),
        CreditorAgent: { SchemeName: agent.SchemeName, Identification: agent.Identification },
        CreditorAccount: account,
      })),
  );
}

/** The single payments that are announced and not yet made, soonest first. On its day each becomes a transaction. */
export function scheduledPaymentsOf(holding: Holding, now: number): readonly OBScheduledPayment3[] {
  return holding.blueprint.transfers
    .flatMap((plan) => announced(holding, plan, now))
    .sort((a, b) => (a.ScheduledPaymentDateTime < b.ScheduledPaymentDateTime ? -1 : 1));
}
