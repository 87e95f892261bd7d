import { monthly } from '../schedule.ts';
import type { AccountBlueprint } from './blueprint.ts';

/** Bought with all month long, paid from another bank. */
export const creditCard = {
  slot: 1,
  kind: 'credit-card',
  holder: 'sole',
  product: 'Rewards Credit Card',
  monthsOfHistory: 20,
  closing: { shape: 'level', pence: -61_000, spread: 14_000 },
  balancing: 'spending',
  creditLine: { type: 'Credit', pence: 450_000 },
  incomes: [
    {
      key: 'payment',
      from: 'own-elsewhere',
      how: 'transfer',
      schedule: monthly(15),
      pence: [58_000, 64_000],
      reference: 'CARD PAYMENT',
    },
  ],
  directDebits: [],
  standingOrders: [],
  transfers: [],
  spending: { coffee: 'daily', online: 6, eatingOut: 5, shopping: 4, fuel: 2, streaming: 2 },
  reversals: true,
  beneficiaries: [],
  offers: true,
} as const satisfies AccountBlueprint;
