import { accountIdPattern, personaPattern } from '../../../schemas/added-data/members.ts';
import type {
  AddedBeneficiary,
  AddedCustomer,
  AddedDirectDebit,
  AddedScheduledPayment,
  AddedStandingOrder,
  AddedTransaction,
  Party,
} from '../../data/added/added-record.ts';
import { tellsDays } from '../../data/added/payment-days.ts';
import type { AccountBlueprint } from '../../data/blueprints/blueprint.ts';
import { nothingHappens } from '../../data/blueprints/nothing-happens.ts';
import type { PersonaBlueprint } from '../../data/blueprints/personas.ts';
import type { Agent, CashAccount } from '../../data/records.ts';
import {
  anyOf,
  dateTime,
  isObject,
  listOf,
  type Members,
  name,
  number,
  oneOf,
  openRecord,
  optional,
  pence,
  record,
  type Shape,
  second,
  text,
  whole,
} from './shape.ts';

const matches =
  (pattern: string): Shape =>
  (value) =>
    typeof value === 'string' && new RegExp(pattern).test(value);
const between =
  (least: number, most: number): Shape =>
  (value) =>
    whole(value) && Number(value) >= least && Number(value) <= most;

const accountId = matches(accountIdPattern);
const account = record<CashAccount>({
  SchemeName: name,
  Identification: name,
  Name: optional(text),
  SecondaryIdentification: optional(text),
});
const agent: Shape = record<Agent>({ SchemeName: name, Identification: name, Name: optional(text) });
const party = record<Party>({
  account: (value) => account(value) && isObject(value) && name(value.Name),
  agent: optional(agent),
});
const money = record<{ Amount: string; Currency: string }>({
  Amount: matches('^\\d{1,13}(\\.\\d{1,5})?$'),
  Currency: matches('^[A-Z]{3}$'),
});

/** What somebody wrote of a record, as far as the bank looks into it; what it only shows is any text, number, flag, list or object. */
const written: Shape = openRecord({
  ...Object.fromEntries(
    ['TransactionReference', 'TransactionInformation', 'AddressLine', 'BeneficiaryType', 'Reference'].map((each) => [
      each,
      optional(text),
    ]),
  ),
  ValueDateTime: optional(dateTime),
  ChargeAmount: optional(money),
  CurrencyExchange: optional(openRecord({ SourceCurrency: name, ExchangeRate: number, QuotationDate: optional(text) })),
  ...Object.fromEntries(
    ['BankTransactionCode', 'ProprietaryBankTransactionCode', 'MerchantDetails', 'CardInstrument'].map((each) => [
      each,
      optional((value) => isObject(value) && Object.values(value).every(text)),
    ]),
  ),
  ...Object.fromEntries(
    ['CreditorAccount', 'DebtorAccount'].map((each) => [
      each,
      optional((value) => isObject(value) && Object.values(value).every(text)),
    ]),
  ),
  ...Object.fromEntries(
    ['CreditorAgent', 'DebtorAgent'].map((each) => [
      each,
      optional((value) => {
        if (!isObject(value)) return false;
        const { PostalAddress: address, ...others } = value;
        return Object.values(others).every(text) && (address === undefined || isObject(address));
      }),
    ]),
  ),
  SupplementaryData: optional(isObject),
});

const added = { id: name, customerKey: name, order: number } as const;
const toAccount = { ...added, accountId } as const;
const payment = {
  ...toAccount,
  ...{ reference: text, pence, creditor: party, debtor: party, toAccountId: optional(accountId) },
} as const;

/** Of an account that was added, on which nothing happens by itself. */
const plans = Object.fromEntries(
  Object.entries(nothingHappens).map(([member, plan]): [string, Shape] => [
    member,
    (value) => JSON.stringify(value) === JSON.stringify(plan),
  ]),
) as Readonly<Record<keyof typeof nothingHappens, Shape>>;

type AddedAccount = Omit<AccountBlueprint, 'flow' | 'annualRate' | 'opened' | 'trade' | 'invoices' | 'accountId'> & {
  readonly accountId: string;
};

const blueprint = record<AddedAccount>({
  slot: between(1, 99),
  kind: oneOf('current', 'savings', 'credit-card', 'business'),
  holder: oneOf('sole', 'joint', 'sole-trader', 'company'),
  product: text,
  nickname: optional(text),
  accountId,
  identifications: optional(listOf(account)),
  monthsOfHistory: between(1, 84),
  closing: record<{ shape: string; pence: number; spread: number }>({
    shape: oneOf('level'),
    pence,
    spread: oneOf(0),
  }),
  creditLine: optional(record<{ type: string; pence: number }>({ type: oneOf('Credit', 'Pre-Agreed'), pence })),
  ...plans,
});

type AddedPersona = Pick<PersonaBlueprint, 'description' | 'index' | 'person' | 'accounts'>;
const accounts: Shape = (value) =>
  listOf(blueprint)(value) &&
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 99 &&
  new Set(value.map(({ slot }) => slot)).size === value.length;
const persona = record<AddedPersona>({
  description: text,
  index: oneOf(0),
  person: optional(
    record<NonNullable<PersonaBlueprint['person']>>({
      name,
      legalName: optional(text),
      email: optional(text),
      landline: optional(text),
      mobile: optional(text),
    }),
  ),
  accounts,
});

const kind = <Kind extends string>(word: Kind) => ({ kind: oneOf(word) }) as const;
const shapeOf = <T>(members: Members<T>): Shape => record(members);

/** One thing that was added to the data of a bank. */
export const addedRecord: Shape = anyOf(
  shapeOf<AddedCustomer>({ ...kind('customer'), ...added, id: matches(personaPattern), persona }),
  shapeOf<AddedTransaction>({ ...kind('transaction'), ...toAccount, madeAt: second, at: second, pence, written }),
  shapeOf<AddedBeneficiary>({
    ...kind('beneficiary'),
    ...toAccount,
    written: (value) => written(value) && isObject(value) && account(value.CreditorAccount),
  }),
  shapeOf<AddedStandingOrder>({
    ...kind('standing-order'),
    ...payment,
    frequency: (value) => typeof value === 'string' && tellsDays(value),
    first: second,
    final: optional(second),
  }),
  shapeOf<AddedScheduledPayment>({
    ...kind('scheduled-payment'),
    ...payment,
    at: second,
    type: oneOf('Arrival', 'Execution'),
  }),
  shapeOf<AddedDirectDebit>({
    ...kind('direct-debit'),
    ...toAccount,
    ...{ name: text, mandate: text, frequency: text, status: oneOf('Active', 'Inactive') },
    previous: optional(record<{ at: number; pence: number }>({ at: second, pence })),
  }),
);
