import { type AnnotatedSchema, type JsonSchema, ref } from '../json-schema.ts';
import { definitions } from '../messages/messages.ts';
import { latestRelease } from '../releases.ts';
import { resolveSchema } from '../resolve-schema.ts';
import { accountIdPattern, addedMembers, personaPattern } from './members.ts';

const text = (description: string): AnnotatedSchema => ({ type: 'string', minLength: 1, description });
const id = (what: string): AnnotatedSchema => ({
  ...ref('Max40Text'),
  description: `the id of the ${what}; made when left out`,
});
const oneOf = (description: string, values: readonly string[]): AnnotatedSchema => ({
  type: 'string',
  enum: values,
  description,
});
const instant = (what: string): AnnotatedSchema =>
  text(`${what}: a date-time such as 2026-03-15T12:00:00Z, or a duration from now such as P3D or -P1M`);
const money = (what: string): AnnotatedSchema => ({
  ...ref('OBActiveOrHistoricCurrencyAndAmount'),
  description: `${what}, as { Amount: "12.30", Currency: GBP }`,
});
const account = text('an AccountId, or a persona and the number of the account, like household/1');

function item(
  description: string,
  required: readonly string[],
  properties: Readonly<Record<string, AnnotatedSchema>>,
): AnnotatedSchema {
  return { type: 'object', 'x-closed': 'always', description, required, properties };
}

/** Members of a record as the interface has them. */
function members(record: string, names: readonly string[]): Readonly<Record<string, AnnotatedSchema>> {
  const all = definitions[record]?.properties ?? {};
  return Object.fromEntries(
    names.map((name) => {
      const member = all[name];
      if (member === undefined) throw new TypeError(`${record} has no member ${name}`);
      return [name, member];
    }),
  );
}

const creditor = members('OBScheduledPayment3', ['Reference', 'CreditorAgent', 'CreditorAccount']);

const transaction = item('a transaction', ['account', 'CreditDebitIndicator', 'Amount'], {
  account,
  TransactionId: id('transaction'),
  CreditDebitIndicator: oneOf('the direction', ['Credit', 'Debit']),
  Amount: money('the amount'),
  Status: oneOf('Pending for one that is known at once and booked on its date', ['Booked', 'Pending']),
  BookingDateTime: instant('when it is booked, now when left out'),
  ValueDateTime: instant('when it counts'),
  ...members('OBTransaction6', addedMembers.transaction),
});

const beneficiary = item('somebody whom an account may pay', ['account', 'CreditorAccount'], {
  account,
  BeneficiaryId: id('beneficiary'),
  ...members('OBBeneficiary5', addedMembers.beneficiary),
});

const standingOrder = item('a standing order', ['account', 'Frequency', 'FirstPaymentAmount', 'CreditorAccount'], {
  account,
  StandingOrderId: id('order'),
  ...members('OBStandingOrder6', ['Frequency']),
  FirstPaymentDateTime: instant('from when on it pays, tomorrow when left out'),
  FinalPaymentDateTime: instant('the last day on which it may pay'),
  FirstPaymentAmount: money('what it pays each time'),
  ...creditor,
});

const scheduledPayment = item(
  'a single payment in the future',
  ['account', 'ScheduledPaymentDateTime', 'InstructedAmount', 'CreditorAccount'],
  {
    account,
    ScheduledPaymentId: id('payment'),
    ScheduledPaymentDateTime: instant('when it is made'),
    ScheduledType: oneOf('what the date says', ['Arrival', 'Execution']),
    InstructedAmount: money('what it pays'),
    ...creditor,
  },
);

const directDebit = item('a mandate', ['account', 'Name'], {
  account,
  DirectDebitId: id('mandate'),
  ...members('OBDirectDebit', ['Name', 'MandateIdentification', 'Frequency', 'DirectDebitStatusCode']),
  PreviousPaymentDateTime: instant('when it last collected'),
  PreviousPaymentAmount: money('what it last collected'),
});

const addedAccount = item('an account', [], {
  AccountId: {
    type: 'string',
    pattern: accountIdPattern,
    description: 'letters, digits, or any of . _ ~ -, forty at most; made when left out',
  },
  AccountType: oneOf('whose kind of account it is', ['Personal', 'Business']),
  AccountSubType: oneOf('what kind of account it is', ['CurrentAccount', 'Savings', 'CreditCard']),
  holder: oneOf('who holds it: alone or with another, or as which business', [
    'sole',
    'joint',
    'company',
    'sole-trader',
  ]),
  ...members('OBAccount6', ['Description', 'Nickname']),
  Account: { type: 'array', items: ref('OBCashAccount5'), description: 'a list of its numbers; made up when left out' },
  openingBalance: {
    type: 'string',
    pattern: '^-?\\d{1,11}(\\.\\d{1,2})?$',
    description: 'what is on it before its first transaction, such as "1500.00", or "-20.00" for a debt',
  },
  creditLine: item('what may be drawn beyond nil', ['Type', 'Amount'], {
    Type: oneOf('Pre-Agreed for an overdraft, Credit for a card', ['Credit', 'Pre-Agreed']),
    Amount: money('how much'),
  }),
  monthsOfHistory: {
    type: 'integer',
    minimum: 1,
    maximum: 84,
    description: 'how far its history goes back, 12 when left out',
  },
});

const customer = item('a customer', ['persona', 'accounts'], {
  persona: {
    type: 'string',
    pattern: personaPattern,
    description: 'the name to log in by: small letters, digits and hyphens, forty at most',
  },
  description: text('what the customer is good for'),
  party: item('the one who authorises; made up when left out', ['Name'], {
    ...members('OBParty2', ['Name', 'FullLegalName', 'EmailAddress', 'Phone', 'Mobile']),
  }),
  accounts: { type: 'array', minItems: 1, maxItems: 99, items: addedAccount, description: 'a list of accounts' },
});

const list = (items: AnnotatedSchema, description: string): AnnotatedSchema => ({ type: 'array', items, description });

const document: AnnotatedSchema = {
  type: 'object',
  'x-closed': 'always',
  minProperties: 1,
  properties: {
    customers: list(customer, 'customers whom one can log in as, with their accounts'),
    transactions: list(transaction, 'transactions'),
    beneficiaries: list(beneficiary, 'whom accounts may pay'),
    standingOrders: list(standingOrder, 'orders that pay on their days'),
    scheduledPayments: list(scheduledPayment, 'single payments in the future'),
    directDebits: list(directDebit, 'mandates'),
  },
};

/** What a file of data for the bundled bank must look like, in the words of release 3.1.11 whatever the release of the bank. */
export function addedDataSchema(): JsonSchema {
  const resolved = resolveSchema(document, definitions, latestRelease, 'closed');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'AddedData',
    title: 'AddedData',
    ...resolved,
  };
}
