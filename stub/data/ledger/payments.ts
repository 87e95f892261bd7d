import type { PaymentTarget, StandingOrderPlan, TransferPlan } from '../blueprints/blueprint.ts';
import { hour, type MonthIndex, minute } from '../calendar.ts';
import { type CustomerEntity, type Holding, holdingAt } from '../customers.ts';
import type { Pence } from '../money.ts';
import { stream } from '../random.ts';
import { occurrences } from '../schedule.ts';
import { drawPence, standingOrderStep, termAt } from '../terms.ts';
import { closing, withdrawalPence } from './closing.ts';

/** Money that leaves an account for a beneficiary or another account of the customer. */
export interface Payment {
  /** Names the payment within its account and month. */
  readonly key: string;
  readonly how: 'standing-order' | 'transfer';
  /** Instant of booking, the same on both accounts. */
  readonly at: number;
  /** Positive. */
  readonly pence: Pence;
  readonly to: PaymentTarget;
  readonly reference: string;
}

const transferStep: Pence = 100;

/** An instant between two offsets from a midnight, the same for the same account and key. */
export function instantWithin(holding: Holding, key: string, midnight: number, from: number, to: number): number {
  return midnight + stream(holding.seed, 'instant', holding.key, key, midnight).int(from, to);
}

/** The instant at which an order or an announced payment of a day is carried out: soon after midnight. */
export function executedAt(holding: Holding, key: string, midnight: number): number {
  return instantWithin(holding, key, midnight, minute, 58 * minute);
}

/** What a transfer of a month comes to. */
export function transferPence(holding: Holding, plan: TransferPlan, month: MonthIndex): Pence {
  if (holding.blueprint.closing.shape === 'savings') return withdrawalPence(holding, plan);
  if (plan.pence !== 'card-balance') return drawPence(holding, `transfer ${month}`, plan.key, plan.pence, transferStep);
  if (!('own' in plan.to)) throw new TypeError(`${plan.key}: only the balance of an own card is known`);
  return Math.max(0, -closing(holdingAt(holding.customer, plan.to.own), month - 1));
}

function standingOrderPayments(holding: Holding, plan: StandingOrderPlan, month: MonthIndex): readonly Payment[] {
  const term = termAt(holding, plan, month, standingOrderStep);
  if (term === undefined) return [];
  return occurrences(plan.schedule, month).map((midnight) => ({
    key: `standing-order:${plan.key}:${midnight}`,
    how: 'standing-order',
    at: executedAt(holding, plan.key, midnight),
    pence: term.pence,
    to: plan.to,
    reference: plan.reference,
  }));
}

function transferPayments(holding: Holding, plan: TransferPlan, month: MonthIndex): readonly Payment[] {
  return occurrences(plan.schedule, month).map((midnight) => ({
    key: `transfer:${plan.key}:${midnight}`,
    how: 'transfer',
    at:
      plan.scheduled === undefined
        ? instantWithin(holding, plan.key, midnight, 7 * hour, 22 * hour)
        : executedAt(holding, plan.key, midnight),
    pence: transferPence(holding, plan, month),
    to: plan.to,
    reference: plan.reference,
  }));
}

/** The payments of a month, those to `onlyTo` (a slot of the same customer) when it is given. */
export function paymentsOf(holding: Holding, month: MonthIndex, onlyTo?: number): readonly Payment[] {
  const wanted = ({ to }: { readonly to: PaymentTarget }) => onlyTo === undefined || ('own' in to && to.own === onlyTo);
  const { standingOrders, transfers } = holding.blueprint;
  return [
    ...standingOrders.filter(wanted).flatMap((plan) => standingOrderPayments(holding, plan, month)),
    ...transfers.filter(wanted).flatMap((plan) => transferPayments(holding, plan, month)),
  ].filter(({ pence }) => pence > 0);
}

/** The other accounts of a customer that pay the one in a slot. */
export function payersOf(customer: CustomerEntity, slot: number): readonly Holding[] {
  const pays = ({ to }: { readonly to: PaymentTarget }) => 'own' in to && to.own === slot;
  return customer.persona.accounts
    .filter((other) => other.slot !== slot && [...other.standingOrders, ...other.transfers].some(pays))
    .map((other) => holdingAt(customer, other.slot));
}

/** The payments that reach an account from the customer's other accounts, each with the account that it left. */
export function ownPaymentsInto(
  holding: Holding,
  month: MonthIndex,
): readonly { readonly from: Holding; readonly payment: Payment }[] {
  const { slot } = holding.blueprint;
  return payersOf(holding.customer, slot).flatMap((from) =>
    paymentsOf(from, month, slot).map((payment) => ({ from, payment })),
  );
}
