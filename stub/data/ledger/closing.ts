import type { TransferPlan } from '../blueprints/blueprint.ts';
import type { MonthIndex } from '../calendar.ts';
import { type Holding, holdingsOf } from '../customers.ts';
import type { Pence } from '../money.ts';
import { stream } from '../random.ts';
import { drawPence, standingOrderStep, termAt } from '../terms.ts';

const savingsEpoch: MonthIndex = 2018 * 12;

/** What reaches a savings account each month: its incomes and the customer's own standing orders. */
function monthlyDeposit(holding: Holding, month: MonthIndex): Pence {
  let sum = 0;
  for (const income of holding.blueprint.incomes) sum += drawPence(holding, 'income', income.key, income.pence, 1);
  for (const other of holdingsOf(holding.customer)) {
    for (const plan of other.blueprint.standingOrders) {
      if ('own' in plan.to && plan.to.own === holding.blueprint.slot) {
        sum += termAt(other, plan, month, standingOrderStep)?.pence ?? 0;
      }
    }
  }
  return sum;
}

/** What a savings account pays out at a time: always the same, or its closing balances would need a walk. */
export function withdrawalPence(holding: Holding, { key, pence }: TransferPlan): Pence {
  if (pence === 'card-balance') throw new TypeError(`${key}: savings do not pay a card`);
  return drawPence(holding, 'withdrawal', key, pence, 500);
}

/** A straight line: deposits less withdrawals, and simple interest on what the deposits have made. */
function savings(holding: Holding, opening: Pence, annualRate: number, month: MonthIndex): Pence {
  const months = month - savingsEpoch;
  const deposit = monthlyDeposit(holding, month);
  let withdrawn = 0;
  for (const plan of holding.blueprint.transfers) {
    const { schedule } = plan;
    if (schedule.every !== 'months') throw new TypeError(`${plan.key}: savings are drawn on by the month`);
    const times = Math.floor((months - (schedule.phase ?? 0)) / schedule.months) + 1;
    withdrawn += times * withdrawalPence(holding, plan);
  }
  const interest = (annualRate / 12) * (opening * months + (deposit * months * (months - 1)) / 2);
  return opening + deposit * months - withdrawn + Math.round(interest);
}

/**
 * The booked balance at the end of a month, in pence. A function of seed, account and month and of nothing else: the
 * month's entries are made to fit it, so that any month can be told without those before it.
 */
export function closing(holding: Holding, month: MonthIndex): Pence {
  const { closing: plan } = holding.blueprint;
  switch (plan.shape) {
    case 'nil':
      return 0;
    case 'level':
      if (plan.spread === 0) return plan.pence;
      return plan.pence + stream(holding.seed, 'closing', holding.key, month).int(-plan.spread, plan.spread);
    case 'savings':
      return savings(holding, plan.opening, plan.annualRate, month);
  }
}
