import type { AccountBlueprint } from './blueprint.ts';

/** What is planned for an account on which nothing happens by itself. */
export const nothingHappens = {
  balancing: 'nothing',
  incomes: [],
  directDebits: [],
  standingOrders: [],
  transfers: [],
  spending: {},
  reversals: false,
  beneficiaries: [],
  offers: false,
} as const satisfies Partial<AccountBlueprint>;
