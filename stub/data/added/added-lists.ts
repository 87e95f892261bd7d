import { dateTime } from '../calendar.ts';
import { amount } from '../money.ts';
import type { OBBeneficiary5, OBDirectDebit2, OBScheduledPayment3, OBStandingOrder6, Servicer } from '../records.ts';
import { dueDays, paidAt } from './added-entries.ts';
import type { AddedIndex } from './added-index.ts';
import type { AddedDirectDebit, AddedScheduledPayment, AddedStandingOrder } from './added-record.ts';

const year = 366 * 86_400;

/** The bank of a creditor, without its name, where it is known. */
function creditorAgent({ creditor: { agent } }: AddedStandingOrder | AddedScheduledPayment): {
  readonly CreditorAgent?: Servicer;
} {
  if (agent === undefined) return {};
  return { CreditorAgent: { SchemeName: agent.SchemeName, Identification: agent.Identification } };
}

function standingOrder(order: AddedStandingOrder, now: number): OBStandingOrder6 {
  const { accountId, id, frequency, reference, pence, creditor, final: until } = order;
  // Two years and more: one that pays every 24 months has its next day in it.
  const days = dueDays(order, Math.max(now, order.first) + 3 * year);
  const final = until === undefined ? undefined : days.at(-1);
  const next = days.find((midnight) => midnight > now);
  const last = days.findLast((midnight) => paidAt(order, midnight) <= now);
  const sum = amount(pence);
  return {
    AccountId: accountId,
    StandingOrderId: id,
    Frequency: frequency,
    Reference: reference,
    FirstPaymentDateTime: dateTime(days[0] ?? order.first),
    ...(next === undefined ? {} : { NextPaymentDateTime: dateTime(next) }),
    ...(last === undefined ? {} : { LastPaymentDateTime: dateTime(last) }),
    ...(final === undefined ? {} : { FinalPaymentDateTime: dateTime(final), NumberOfPayments: String(days.length) }),
    StandingOrderStatusCode: next === undefined ? 'Inactive' : 'Active',
    FirstPaymentAmount: sum,
    ...(next === undefined ? {} : { NextPaymentAmount: sum }),
    ...(last === undefined ? {} : { LastPaymentAmount: sum }),
    ...(final === undefined ? {} : { FinalPaymentAmount: sum }),
    ...creditorAgent(order),
    CreditorAccount: creditor.account,
  };
}

function scheduledPayment(payment: AddedScheduledPayment): OBScheduledPayment3 {
  const { accountId, id, at, type, reference, pence, creditor } = payment;
  return {
    AccountId: accountId,
    ScheduledPaymentId: id,
    ScheduledPaymentDateTime: dateTime(at),
    ScheduledType: type,
    Reference: reference,
    InstructedAmount: amount(pence),
    ...creditorAgent(payment),
    CreditorAccount: creditor.account,
  };
}

function directDebit({ accountId, id, mandate, status, name, frequency, previous }: AddedDirectDebit): OBDirectDebit2 {
  return {
    AccountId: accountId,
    DirectDebitId: id,
    MandateIdentification: mandate,
    DirectDebitStatusCode: status,
    Name: name,
    ...(previous === undefined ? {} : { PreviousPaymentDateTime: dateTime(previous.at) }),
    Frequency: frequency,
    ...(previous === undefined ? {} : { PreviousPaymentAmount: amount(previous.pence) }),
  };
}

/** The records of the short lists of an account that were added, at `now` in seconds since 1970, as the interface shows them. */
export const addedLists = {
  beneficiaries: (added: AddedIndex, accountId: string): readonly OBBeneficiary5[] =>
    added.of('beneficiary', accountId).map(({ id, written }) => ({
      AccountId: accountId,
      BeneficiaryId: id,
      BeneficiaryType: 'Ordinary',
      ...written,
    })),
  standingOrders: (added: AddedIndex, accountId: string, now: number): readonly OBStandingOrder6[] =>
    added.of('standing-order', accountId).map((order) => standingOrder(order, now)),
  /** Those that are still to come. */
  scheduledPayments: (added: AddedIndex, accountId: string, now: number): readonly OBScheduledPayment3[] =>
    added
      .of('scheduled-payment', accountId)
      .filter(({ at }) => at > now)
      .map(scheduledPayment),
  directDebits: (added: AddedIndex, accountId: string): readonly OBDirectDebit2[] =>
    added.of('direct-debit', accountId).map(directDebit),
};
