import { monthly } from '../schedule.ts';
import type { AccountBlueprint, DirectDebitPlan } from './blueprint.ts';
import { nothingHappens } from './nothing-happens.ts';

const homeDirectDebits: readonly DirectDebitPlan[] = [
  { key: 'council-tax', originator: 'City Council', schedule: monthly(3), pence: [13_600, 18_900] },
  { key: 'energy', originator: 'Brightwell Energy', schedule: monthly(9), pence: [8_400, 12_800], varies: 0.25 },
  { key: 'water', originator: 'Chalkdown Water', schedule: monthly(14), pence: [2_600, 3_900] },
  { key: 'broadband', originator: 'Hedgerow Broadband', schedule: monthly(17), pence: [2_700, 3_800] },
  { key: 'mobile', originator: 'Skylark Mobile', schedule: monthly(21), pence: [1_500, 3_100], termMonths: 18 },
  {
    key: 'tv-licence',
    originator: 'TV Licensing',
    schedule: { every: 'months', months: 3, phase: 1, dayOfMonth: 6 },
    pence: [4_362, 4_362],
  },
  {
    key: 'home-insurance',
    originator: 'Fairlawn Insurance',
    schedule: { every: 'months', months: 12, phase: 4, dayOfMonth: 11 },
    pence: [18_500, 27_900],
  },
];

/** A salary, a rent, the usual bills, two orders that end, and the purchases of everyday life. */
export const currentAccount = {
  slot: 1,
  kind: 'current',
  holder: 'sole',
  product: 'Everyday Current Account',
  monthsOfHistory: 20,
  closing: { shape: 'level', pence: 330_000, spread: 16_000 },
  balancing: 'spending',
  incomes: [
    {
      key: 'salary',
      from: 'employer',
      how: 'salary',
      schedule: monthly(25),
      pence: [272_000, 298_000],
      reference: 'SALARY',
    },
  ],
  directDebits: homeDirectDebits,
  standingOrders: [
    { key: 'rent', to: { payee: 'landlord' }, schedule: monthly(1), pence: [82_000, 89_000], reference: 'RENT' },
    {
      key: 'saving',
      to: { payee: 'own-elsewhere' },
      schedule: monthly(-1),
      pence: [10_000, 15_000],
      reference: 'RAINY DAY',
    },
    {
      key: 'loan',
      to: { payee: 'person:loan' },
      schedule: monthly(18),
      pence: [5_000, 7_500],
      termMonths: 24,
      reference: 'CAR LOAN',
    },
    {
      key: 'allowance',
      to: { payee: 'person:child' },
      schedule: { every: 'week', weekday: 6 },
      pence: [1_000, 1_000],
      reference: 'POCKET MONEY',
    },
  ],
  transfers: [
    { key: 'card', to: { payee: 'card' }, schedule: monthly(13), pence: [9_500, 16_500], reference: 'CARD PAYMENT' },
    {
      key: 'friend',
      to: { payee: 'person:friend' },
      schedule: monthly(20),
      pence: [1_500, 6_000],
      reference: 'DINNER',
    },
    {
      key: 'holiday',
      to: { payee: 'abroad' },
      schedule: monthly(22),
      pence: [3_000, 5_500],
      reference: 'COTTAGE DEPOSIT',
      scheduled: 'Arrival',
    },
  ],
  spending: {
    coffee: 'daily',
    groceries: 9,
    transport: 10,
    eatingOut: 5,
    shopping: 4,
    fuel: 2,
    pharmacy: 2,
    cash: 2,
    streaming: 3,
  },
  reversals: true,
  beneficiaries: ['person:neighbour'],
  offers: true,
} as const satisfies AccountBlueprint;

/** A current account of two people: both pay in, the household's costs go out. */
export const jointAccount = {
  ...currentAccount,
  holder: 'joint',
  product: 'Joint Current Account',
  monthsOfHistory: 19,
  closing: { shape: 'level', pence: 162_000, spread: 12_000 },
  incomes: [
    {
      key: 'partner',
      from: 'partner',
      how: 'standing-order',
      schedule: monthly(2),
      pence: [92_000, 92_000],
      reference: 'HOUSEHOLD',
    },
    {
      key: 'first-holder',
      from: 'own-elsewhere',
      how: 'standing-order',
      schedule: monthly(2),
      pence: [88_000, 88_000],
      reference: 'HOUSEHOLD',
    },
  ],
  directDebits: [
    { key: 'energy', originator: 'Brightwell Energy', schedule: monthly(8), pence: [8_800, 12_200], varies: 0.2 },
    { key: 'car-insurance', originator: 'Fairlawn Insurance', schedule: monthly(16), pence: [3_600, 5_400] },
  ],
  standingOrders: [
    {
      key: 'nursery',
      to: { payee: 'nursery' },
      schedule: monthly(5),
      pence: [42_000, 52_000],
      reference: 'NURSERY FEES',
    },
    {
      key: 'service-charge',
      to: { payee: 'landlord' },
      schedule: { every: 'quarter-day' },
      pence: [21_000, 26_000],
      reference: 'SERVICE CHARGE',
    },
  ],
  transfers: [
    {
      key: 'club',
      to: { payee: 'person:club' },
      schedule: monthly(12),
      pence: [2_400, 3_600],
      reference: 'SWIMMING CLUB',
      scheduled: 'Execution',
    },
  ],
  spending: { groceries: 12, shopping: 3, fuel: 3, eatingOut: 3, cash: 1 },
  reversals: false,
  beneficiaries: [],
} as const satisfies AccountBlueprint;

/** Parents and a part-time job pay in; the balance lives in the arranged overdraft. */
export const studentAccount = {
  ...currentAccount,
  product: 'Student Account',
  monthsOfHistory: 15,
  closing: { shape: 'level', pence: -78_000, spread: 9_000 },
  creditLine: { type: 'Pre-Agreed', pence: 200_000 },
  incomes: [
    {
      key: 'parents',
      from: 'parent',
      how: 'standing-order',
      schedule: monthly(1),
      pence: [35_000, 35_000],
      reference: 'LOVE MUM AND DAD',
    },
    {
      key: 'wage',
      from: 'employer',
      how: 'salary',
      schedule: { every: 'week', weekday: 5 },
      pence: [9_800, 11_900],
      reference: 'WAGES',
    },
  ],
  directDebits: [
    { key: 'mobile', originator: 'Skylark Mobile', schedule: monthly(19), pence: [1_000, 1_800], termMonths: 12 },
    { key: 'gym', originator: 'Campus Sport', schedule: monthly(7), pence: [1_700, 2_200] },
  ],
  standingOrders: [
    { key: 'rent', to: { payee: 'landlord' }, schedule: monthly(4), pence: [30_000, 34_000], reference: 'ROOM 14' },
  ],
  transfers: [
    {
      key: 'bills',
      to: { payee: 'person:flatmate' },
      schedule: monthly(15),
      pence: [2_500, 4_000],
      reference: 'BILLS',
    },
    {
      key: 'trip',
      to: { payee: 'person:society' },
      schedule: monthly(24),
      pence: [1_200, 2_000],
      reference: 'HIKING SOCIETY',
      scheduled: 'Execution',
    },
  ],
  spending: { groceries: 8, eatingOut: 4, transport: 8, shopping: 2, coffee: 6, cash: 2, streaming: 1 },
  reversals: false,
  beneficiaries: [],
} as const satisfies AccountBlueprint;

/** Six years and more of a busy life: paging goes deep. */
export const longHistoryAccount = {
  ...currentAccount,
  monthsOfHistory: 78,
  closing: { shape: 'level', pence: 385_000, spread: 16_000 },
  spending: { ...currentAccount.spending, groceries: 14, transport: 16, shopping: 5, eatingOut: 6 },
} as const satisfies AccountBlueprint;

/** Open, and never used. */
export const emptyAccount = {
  ...currentAccount,
  monthsOfHistory: 12,
  closing: { shape: 'nil' },
  ...nothingHappens,
} as const satisfies AccountBlueprint;
