import { monthly } from '../schedule.ts';
import type { AccountBlueprint, CounterpartyKey } from './blueprint.ts';
import { companyAccount, soleTraderAccount } from './business-account.ts';
import { creditCard } from './credit-card.ts';
import { currentAccount, emptyAccount, jointAccount, longHistoryAccount, studentAccount } from './current-account.ts';
import { savingsAccount } from './savings-account.ts';

/** A customer of whom this world holds one by name. */
export interface PersonaBlueprint {
  readonly description: string;
  /** 0 to 999, never reused: the customer's number, from which the account ids follow. */
  readonly index: number;
  readonly givenName?: string;
  /** What is told of the one who authorises, where it is not made up. */
  readonly person?: {
    readonly name: string;
    readonly legalName?: string;
    readonly email?: string;
    readonly landline?: string;
    readonly mobile?: string;
  };
  /** Works on the side in the own name, and is registered for VAT. */
  readonly selfEmployed?: true;
  readonly accounts: readonly AccountBlueprint[];
  /** Whom the customer has made a trusted payee of, once for all accounts. */
  readonly trusted?: CounterpartyKey;
}

const householdCurrent: AccountBlueprint = {
  ...currentAccount,
  nickname: 'Maison & café – Zoë’s account',
  closing: { shape: 'level', pence: 480_000, spread: 16_000 },
  incomes: [{ ...currentAccount.incomes[0], pence: [338_000, 352_000] }],
  standingOrders: [
    {
      key: 'mortgage',
      to: { payee: 'lender' },
      schedule: monthly(1),
      pence: [118_000, 129_000],
      reference: 'MORTGAGE',
    },
    { key: 'joint', to: { own: 2 }, schedule: monthly(2), pence: [88_000, 88_000], reference: 'HOUSEHOLD' },
    { key: 'saving', to: { own: 3 }, schedule: monthly(-1), pence: [20_000, 20_000], reference: 'RAINY DAY' },
    ...currentAccount.standingOrders.slice(2),
  ],
  transfers: [
    { key: 'card', to: { own: 4 }, schedule: monthly(13), pence: 'card-balance', reference: 'CARD PAYMENT' },
    ...currentAccount.transfers.slice(1),
    {
      key: 'other-card',
      to: { payee: 'card' },
      schedule: monthly(27),
      pence: [2_500, 4_500],
      reference: 'STORE CARD',
      scheduled: 'Execution',
    },
  ],
};

const householdJoint: AccountBlueprint = {
  ...jointAccount,
  slot: 2,
  nickname: 'Bills',
  incomes: jointAccount.incomes.slice(0, 1),
};

const householdSavings: AccountBlueprint = {
  ...savingsAccount,
  slot: 3,
  nickname: 'Rainy day',
  incomes: [],
  transfers: [{ ...savingsAccount.transfers[0], to: { own: 1 } }],
};

const householdCard: AccountBlueprint = { ...creditCard, slot: 4, incomes: [] };

const householdCompany: AccountBlueprint = {
  ...companyAccount,
  slot: 5,
  standingOrders: [companyAccount.standingOrders[0], { ...companyAccount.standingOrders[1], to: { own: 1 } }],
};

/** The personas by hint. Appending one, or one account in a new slot, moves nothing else. */
export const personas = {
  everyday: {
    description: 'A personal current account: salary, rent, bills, everyday purchases',
    index: 1,
    accounts: [{ ...currentAccount, nickname: 'Everyday' }],
  },
  joint: {
    description: 'A current account held by two people',
    index: 2,
    accounts: [jointAccount],
  },
  'sole-trader': {
    description: 'A business account of a person in business alone, registered for VAT',
    index: 3,
    accounts: [soleTraderAccount],
  },
  'limited-company': {
    description: 'A business account of a private limited company; a director authorises',
    index: 4,
    accounts: [companyAccount],
  },
  saver: {
    description: 'A savings account',
    index: 5,
    accounts: [{ ...savingsAccount, nickname: 'New kitchen' }],
  },
  'credit-card': {
    description: 'A credit card account',
    index: 6,
    accounts: [creditCard],
  },
  student: {
    description: 'A current account within its arranged overdraft',
    index: 7,
    accounts: [studentAccount],
  },
  empty: {
    description: 'A current account with nothing on it',
    index: 8,
    accounts: [emptyAccount],
  },
  'long-history': {
    description: 'A busy current account with more than six years of history',
    index: 9,
    accounts: [longHistoryAccount],
  },
  household: {
    description: 'One of each: current, joint, savings, credit card, company, and an account with nothing on it',
    index: 10,
    givenName: 'Zoë',
    selfEmployed: true,
    trusted: 'person:sister',
    accounts: [
      householdCurrent,
      householdJoint,
      householdSavings,
      householdCard,
      householdCompany,
      { ...emptyAccount, slot: 6, nickname: 'Spare' },
    ],
  },
} as const satisfies Readonly<Record<string, PersonaBlueprint>>;

export type PersonaHint = keyof typeof personas;

export const personaHints = Object.keys(personas) as readonly PersonaHint[];

/** Indices from here on are customers without a name, each made like one of the personas. */
export const firstNamelessCustomer = 1000;

/** Whom nameless customers are made like. A list of its own, so that a new persona changes none of them. */
export const crowd: readonly PersonaHint[] = ['everyday', 'joint', 'saver', 'credit-card', 'student', 'sole-trader'];
