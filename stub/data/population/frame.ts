import type { AccountBlueprint, FlowPlan } from '../blueprints/blueprint.ts';

/** What an account of the population has, whatever it is for. */
export interface AccountFrame {
  /** The month since which its orders and debits have gone on, counted from year 0. */
  readonly begun: number;
  of(
    flow: FlowPlan['of'],
  ): Pick<AccountBlueprint, 'slot' | 'monthsOfHistory' | 'opened' | 'balancing' | 'spending' | 'flow'>;
}

/** Accounts are opened long before any history begins, and so are their orders. */
const opened = [1984, 1991] as const;
const firstOrders = 1992 * 12;

/** The frame of the account in a slot. */
export function frameOf(slot: number, years: number, perDay: number): AccountFrame {
  return {
    begun: firstOrders + (slot % 12),
    of: (flow) => ({
      slot,
      monthsOfHistory: years * 12,
      opened,
      balancing: 'nothing',
      spending: flow === 'purchases' ? { streaming: 2, cash: 1 } : {},
      flow: { of: flow, perDay },
    }),
  };
}
