import { addedMembers } from '../../../schemas/added-data/members.ts';
import type {
  AddedBeneficiary,
  AddedDirectDebit,
  AddedScheduledPayment,
  AddedStandingOrder,
} from '../../data/added/added-record.ts';
import { tellsDays } from '../../data/added/payment-days.ts';
import { day } from '../../data/calendar.ts';
import type { DataItem } from './data-item.ts';
import { creditorOf, debtorOf } from './payees.ts';
import { type PlanContext, placeOf, requireWithinHistory, settledInstant } from './plan-context.ts';

const startOfDay = (instant: number): number => instant - (instant % day);

/** What every order and payment says besides its days. */
function paymentOf(
  item: DataItem,
  idMember: string,
  amount: string,
  others: (accountId: string) => Iterable<string>,
  context: PlanContext,
) {
  const place = placeOf(item, context);
  if (!item.has(amount)) item.wrong(amount, 'is missing', 'Add it: { Amount: "12.30", Currency: GBP }.');
  const pence = item.pence(amount) ?? 0;
  const reference = item.text('Reference') ?? 'PAYMENT';
  if (place === undefined) return undefined;
  const creditor = creditorOf(item, place, context);
  const id = context.claim(item, idMember, () => others(place.accountId));
  const order = context.nextOrder();
  return { id, ...place, order, pence, reference, ...creditor, debtor: debtorOf(place, context) };
}

/** Reads a standing order: it pays from its first day on, and is on the books of both accounts where both are the customer's. */
export function planStandingOrder(item: DataItem, context: PlanContext): AddedStandingOrder | undefined {
  const frequency = item.required('Frequency', 'Add it, like IntrvlMnthDay:01:15 for the 15th of each month.');
  if (frequency !== '' && !tellsDays(frequency)) {
    item.wrong(
      'Frequency',
      'does not tell the days on which to pay',
      'Write it like IntrvlMnthDay:01:15 for the 15th of each month, or IntrvlWkDay:01:05 for each Friday.',
    );
  }
  const first = startOfDay(item.instant('FirstPaymentDateTime') ?? context.now + day);
  const final = item.instant('FinalPaymentDateTime');
  if (final !== undefined && final < first)
    item.wrong('FinalPaymentDateTime', 'is before the first payment', 'Give a later date.');
  const ids = (accountId: string) =>
    context.world.standingOrders(accountId).map(({ StandingOrderId }) => StandingOrderId);
  const payment = paymentOf(item, 'StandingOrderId', 'FirstPaymentAmount', ids, context);
  if (payment === undefined) return undefined;
  requireWithinHistory(item, 'FirstPaymentDateTime', first, payment, context.world);
  return {
    kind: 'standing-order',
    ...payment,
    frequency,
    first,
    ...(final === undefined ? {} : { final: startOfDay(final) }),
  };
}

/** Reads a single payment: it is announced until its moment, and then on the books. */
export function planScheduledPayment(item: DataItem, context: PlanContext): AddedScheduledPayment | undefined {
  if (!item.has('ScheduledPaymentDateTime'))
    item.wrong(
      'ScheduledPaymentDateTime',
      'is missing',
      'Add it, like 2026-12-24T00:00:00Z, or P7D for a week from now.',
    );
  const at = settledInstant(item.instant('ScheduledPaymentDateTime') ?? context.now, context);
  const type = item.oneOf('ScheduledType', ['Arrival', 'Execution'], 'Execution');
  const ids = (accountId: string) =>
    context.world.scheduledPayments(accountId).map(({ ScheduledPaymentId }) => ScheduledPaymentId);
  const payment = paymentOf(item, 'ScheduledPaymentId', 'InstructedAmount', ids, context);
  if (payment === undefined) return undefined;
  requireWithinHistory(item, 'ScheduledPaymentDateTime', at, payment, context.world);
  return { kind: 'scheduled-payment', ...payment, at, type };
}

/** Reads a beneficiary of an account. */
export function planBeneficiary(item: DataItem, context: PlanContext): AddedBeneficiary | undefined {
  const place = placeOf(item, context);
  const account = item.item('CreditorAccount');
  if (account === undefined)
    item.wrong(
      'CreditorAccount',
      'is missing',
      'Add it: { SchemeName: UK.OBIE.SortCodeAccountNumber, Identification: "…", Name: … }.',
    );
  account?.required('SchemeName', 'Add it, like UK.OBIE.SortCodeAccountNumber.');
  account?.required('Identification', 'Add it: the number itself.');
  if (place === undefined) return undefined;
  const id = context.claim(item, 'BeneficiaryId', () =>
    context.world.beneficiaries(place.accountId).map(({ BeneficiaryId }) => BeneficiaryId),
  );
  const written = item.written(addedMembers.beneficiary);
  const common = { kind: 'beneficiary', id, ...place, order: context.nextOrder() } as const;
  // What it must have was required above: nothing is added where any of it is wrong.
  return { ...common, written: written as AddedBeneficiary['written'] };
}

/** Reads a mandate; the collection that it names as its last is booked. */
export function planDirectDebit(item: DataItem, context: PlanContext): AddedDirectDebit | undefined {
  const place = placeOf(item, context);
  const name = item.required('Name', 'Add it: who collects.');
  const frequency = item.text('Frequency') ?? 'UK.OBIE.Monthly';
  const status = item.oneOf('DirectDebitStatusCode', ['Active', 'Inactive'], 'Active');
  const pence = item.pence('PreviousPaymentAmount');
  const at = item.instant('PreviousPaymentDateTime');
  if ((pence === undefined) !== (at === undefined)) {
    const missing = at === undefined ? 'PreviousPaymentDateTime' : 'PreviousPaymentAmount';
    if (!item.has(missing))
      item.wrong(missing, 'is missing', 'Give both or neither: when it last collected, and how much.');
  }
  if (at !== undefined && at > context.present)
    item.wrong('PreviousPaymentDateTime', 'has not come yet', 'Give a date before now, such as -P10D.');
  if (place === undefined) return undefined;
  if (at !== undefined) requireWithinHistory(item, 'PreviousPaymentDateTime', at, place, context.world);
  const id = context.claim(item, 'DirectDebitId', () =>
    context.world.directDebits(place.accountId).map(({ DirectDebitId }) => DirectDebitId),
  );
  return {
    kind: 'direct-debit',
    ...{ id, ...place, name, frequency, status },
    order: context.nextOrder(),
    mandate: item.text('MandateIdentification') ?? `MANDATE-${id.slice(0, 8).toUpperCase()}`,
    ...(pence === undefined || at === undefined ? {} : { previous: { at: settledInstant(at, context), pence } }),
  };
}
