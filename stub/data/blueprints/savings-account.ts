import { monthly } from '../schedule.ts';
import type { AccountBlueprint } from './blueprint.ts';

/** Fed by standing order, drawn on twice a year, earning interest on the last day of each month. */
export const savingsAccount = {
  slot: 1,
  kind: 'savings',
  holder: 'sole',
  product: 'Easy Saver',
  monthsOfHistory: 20,
  closing: { shape: 'savings', opening: 640_000, annualRate: 0.021 },
  balancing: 'interest',
  incomes: [
    {
      key: 'deposit',
      from: 'own-elsewhere',
      how: 'standing-order',
      schedule: monthly(2),
      pence: [15_000, 20_000],
      reference: 'SAVINGS',
    },
  ],
  directDebits: [],
  standingOrders: [],
  transfers: [
    {
      key: 'withdrawal',
      to: { payee: 'own-elsewhere' },
      schedule: { every: 'months', months: 6, phase: 3, dayOfMonth: 10 },
      pence: [30_000, 60_000],
      reference: 'FROM SAVINGS',
    },
  ],
  spending: {},
  reversals: false,
  beneficiaries: [],
  offers: true,
} as const satisfies AccountBlueprint;
