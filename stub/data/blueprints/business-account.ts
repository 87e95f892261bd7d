import { monthly } from '../schedule.ts';
import type { AccountBlueprint } from './blueprint.ts';

/** A private limited company: clients pay invoices, the director is paid, suppliers and VAT go out. */
export const companyAccount = {
  slot: 1,
  kind: 'business',
  holder: 'company',
  product: 'Business Current Account',
  monthsOfHistory: 20,
  closing: { shape: 'level', pence: 1_240_000, spread: 110_000 },
  balancing: 'income',
  incomes: [],
  invoices: { count: 8, pence: [45_000, 210_000] },
  directDebits: [
    {
      key: 'vat',
      originator: 'HMRC VAT',
      schedule: { every: 'months', months: 3, phase: 1, dayOfMonth: 7 },
      pence: [140_000, 210_000],
      varies: 0.2,
    },
    { key: 'pension', originator: 'Anchorage Pensions', schedule: monthly(22), pence: [24_000, 36_000] },
    { key: 'telephone', originator: 'Skylark Business', schedule: monthly(12), pence: [3_400, 6_200], termMonths: 24 },
  ],
  standingOrders: [
    { key: 'rent', to: { payee: 'landlord' }, schedule: monthly(1), pence: [62_000, 78_000], reference: 'UNIT 7 RENT' },
    {
      key: 'director',
      to: { payee: 'own-elsewhere' },
      schedule: monthly(28),
      pence: [105_000, 105_000],
      reference: 'DIRECTORS PAY',
    },
  ],
  transfers: [
    {
      key: 'stock',
      to: { payee: 'supplier:stock' },
      schedule: monthly(6),
      pence: [80_000, 160_000],
      reference: 'STOCK',
    },
    {
      key: 'freight',
      to: { payee: 'supplier:freight' },
      schedule: monthly(19),
      pence: [18_000, 36_000],
      reference: 'CARRIAGE',
    },
    {
      key: 'wages',
      to: { payee: 'person:staff' },
      schedule: monthly(26),
      pence: [165_000, 198_000],
      reference: 'WAGES',
    },
    {
      key: 'corporation-tax',
      to: { payee: 'tax-office' },
      schedule: monthly(23),
      pence: [42_000, 58_000],
      reference: 'CORPORATION TAX',
      scheduled: 'Execution',
    },
  ],
  spending: { supplies: 6, fuel: 4, software: 2, eatingOut: 2, transport: 6 },
  reversals: true,
  beneficiaries: ['supplier:print'],
  offers: true,
} as const satisfies AccountBlueprint;

/** A person in business alone: the same trade in small. */
export const soleTraderAccount = {
  ...companyAccount,
  holder: 'sole-trader',
  product: 'Sole Trader Account',
  monthsOfHistory: 16,
  closing: { shape: 'level', pence: 385_000, spread: 40_000 },
  invoices: { count: 6, pence: [18_000, 74_000] },
  directDebits: [
    {
      key: 'vat',
      originator: 'HMRC VAT',
      schedule: { every: 'months', months: 3, phase: 2, dayOfMonth: 7 },
      pence: [62_000, 91_000],
      varies: 0.2,
    },
    { key: 'insurance', originator: 'Fairlawn Insurance', schedule: monthly(10), pence: [2_900, 4_400] },
  ],
  standingOrders: [
    {
      key: 'drawings',
      to: { payee: 'own-elsewhere' },
      schedule: monthly(28),
      pence: [90_000, 120_000],
      reference: 'DRAWINGS',
    },
    {
      key: 'workshop',
      to: { payee: 'landlord' },
      schedule: monthly(1),
      pence: [24_000, 31_000],
      reference: 'WORKSHOP',
    },
  ],
  transfers: [
    {
      key: 'timber',
      to: { payee: 'supplier:timber' },
      schedule: monthly(8),
      pence: [22_000, 48_000],
      reference: 'TIMBER',
    },
    {
      key: 'self-assessment',
      to: { payee: 'tax-office' },
      schedule: monthly(20),
      pence: [15_000, 22_000],
      reference: 'SELF ASSESSMENT',
      scheduled: 'Arrival',
    },
  ],
  spending: { supplies: 7, fuel: 4, software: 1, eatingOut: 2 },
  beneficiaries: [],
} as const satisfies AccountBlueprint;
