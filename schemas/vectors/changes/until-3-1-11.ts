import type { MessageFamily } from '../../operations.ts';
import { type ChangeVector, from, openAnd } from './change-vector.ts';
import { envelope, type ListName, messageWith, money, text } from './lawful-records.ts';

const longName = { SchemeName: 'UK.OBIE.IBAN', Identification: 'GB29NWBK60161331926819', Name: text(71) };

/** Resources with a named account in them. */
const named: readonly (readonly [MessageFamily, ListName, string, unknown])[] = [
  ['account', 'Account', 'Account', [longName]],
  ['transaction', 'Transaction', 'CreditorAccount', longName],
  ['beneficiary', 'Beneficiary', 'CreditorAccount', longName],
  ['standing-order', 'StandingOrder', 'CreditorAccount', longName],
  ['scheduled-payment', 'ScheduledPayment', 'CreditorAccount', longName],
];

const local = { ...money, SubType: 'LocalCurrency' };
const statementAmount = (members: object) => ({
  StatementAmount: [{ CreditDebitIndicator: 'Credit', Type: 'UK.OBIE.ClosingBalance', Amount: money, ...members }],
});

/** Changes 25 to 44: those from release 3.1.5 on. */
export const changesUntil3111: readonly ChangeVector[] = [
  {
    changes: [25],
    title: 'an amount may be a whole number',
    family: 'balance',
    body: messageWith('Balance', { Amount: { Amount: '10', Currency: 'GBP' } }),
    at: '/Data/Balance/0/Amount/Amount',
    taken: from('3.1.5'),
  },
  {
    changes: [26],
    title: 'a TransactionReference may have 210 characters',
    family: 'transaction',
    body: messageWith('Transaction', { TransactionReference: text(210) }),
    at: '/Data/Transaction/0/TransactionReference',
    taken: from('3.1.5'),
  },
  {
    changes: [27],
    title: 'a transaction has TransactionMutability',
    family: 'transaction',
    body: messageWith('Transaction', { TransactionMutability: 'Mutable' }),
    at: '/Data/Transaction/0/TransactionMutability',
    taken: openAnd('3.1.5'),
  },
  {
    changes: [28],
    title: 'a beneficiary has BeneficiaryType',
    family: 'beneficiary',
    body: messageWith('Beneficiary', { BeneficiaryType: 'Trusted' }),
    at: '/Data/Beneficiary/0/BeneficiaryType',
    taken: openAnd('3.1.5'),
  },
  {
    changes: [29],
    title: 'a record with some Detail members is taken in every release, though some files take it only with all',
    family: 'standing-order',
    body: {
      ...envelope,
      Data: {
        StandingOrder: [
          {
            AccountId: '22289',
            Frequency: 'EvryDay',
            CreditorAgent: { SchemeName: 'UK.OBIE.BICFI', Identification: 'EXMPGB2LXXX' },
          },
        ],
      },
    },
    at: '',
    taken: from('3.1.0'),
  },
  {
    changes: [29],
    title: 'a Detail account without its account is refused in the Detail view of every release',
    family: 'account',
    view: 'detail',
    body: {
      ...envelope,
      Data: {
        Account: [{ AccountId: '22289', Currency: 'GBP', AccountType: 'Personal', AccountSubType: 'CurrentAccount' }],
      },
    },
    at: '/Data/Account/0/Account',
    taken: [],
  },
  ...named.map(
    ([family, list, member, value]): ChangeVector => ({
      changes: [30],
      title: `the name of an account may have 350 characters in ${list}`,
      family,
      body: messageWith(list, { [member]: value }),
      at: `/Data/${list}/0/${member}`,
      taken: from('3.1.6'),
    }),
  ),
  {
    changes: [31],
    title: 'an account has SwitchStatus',
    family: 'account',
    body: messageWith('Account', { SwitchStatus: 'UK.CASS.SwitchCompleted' }),
    at: '/Data/Account/0/SwitchStatus',
    taken: openAnd('3.1.6'),
  },
  {
    changes: [34],
    title: 'an account need not have a currency and types, for the schemas',
    family: 'account',
    body: { ...envelope, Data: { Account: [{ AccountId: '22289' }] } },
    at: '/Data/Account/0/',
    taken: from('3.1.7'),
  },
  {
    changes: [35],
    title: 'the name of a party may have 350 characters',
    family: 'party',
    body: messageWith('Party', { Name: text(350) }),
    at: '/Data/Party/Name',
    taken: from('3.1.7'),
  },
  {
    changes: [38],
    title: 'the charge of another product is an amount, though some files ask for a backslash',
    family: 'product',
    body: messageWith('Product', {
      OtherProductType: { Name: 'Loan', Description: 'A loan', ProductDetails: { MonthlyMaximumCharge: '10.00' } },
    }),
    at: '/Data/Product/0/OtherProductType/ProductDetails',
    taken: from('3.1.1'),
  },
  {
    changes: [39],
    title: 'a transaction may be rejected',
    family: 'transaction',
    body: messageWith('Transaction', { Status: 'Rejected' }),
    at: '/Data/Transaction/0/Status',
    taken: from('3.1.8'),
  },
  {
    changes: [41],
    title: 'the total of balances is looked at',
    family: 'balance',
    body: messageWith('Balance', {}, { TotalValue: '12.50' }),
    at: '/Data/TotalValue',
    taken: [{ since: '3.1.2', until: '3.1.10' }],
  },
  {
    changes: [41],
    title: 'the SubType of a balance is looked at',
    family: 'balance',
    body: messageWith('Balance', { Amount: { ...money, SubType: 'HomeCurrency' } }),
    at: '/Data/Balance/0/Amount/SubType',
    taken: [{ since: '3.1.2', until: '3.1.10' }],
  },
  {
    changes: [41],
    title: 'the local amount of a balance is looked at',
    family: 'balance',
    body: messageWith('Balance', { LocalAmount: '12.50' }),
    at: '/Data/Balance/0/LocalAmount',
    taken: [{ since: '3.1.2', until: '3.1.10' }],
  },
  {
    changes: [41],
    title: 'a balance tells its total, its SubType and its local amount',
    family: 'balance',
    body: messageWith(
      'Balance',
      { Amount: { ...money, SubType: 'BaseCurrency' }, LocalAmount: local },
      { TotalValue: money },
    ),
    at: '/Data/',
    taken: from('3.1.2'),
  },
  {
    changes: [42],
    title: 'a statement has a total',
    family: 'statement',
    body: messageWith('Statement', { TotalValue: money }),
    at: '/Data/Statement/0/TotalValue',
    taken: openAnd('3.1.11'),
  },
  {
    changes: [42],
    title: 'the SubType of a statement amount is looked at',
    family: 'statement',
    body: messageWith('Statement', statementAmount({ Amount: { ...money, SubType: 'HomeCurrency' } })),
    at: '/Data/Statement/0/StatementAmount/0/Amount/SubType',
    taken: [{ since: '3.1.2', until: '3.1.10' }],
  },
  {
    changes: [42],
    title: 'the local amount of a statement amount is looked at',
    family: 'statement',
    body: messageWith('Statement', statementAmount({ LocalAmount: { ...local, Amount: '-1.00' } })),
    at: '/Data/Statement/0/StatementAmount/0/LocalAmount',
    taken: [{ since: '3.1.2', until: '3.1.10' }],
  },
  {
    changes: [44],
    title: 'an account may be a wallet',
    family: 'account',
    body: messageWith('Account', { AccountSubType: 'Wallet' }),
    at: '/Data/Account/0/AccountSubType',
    taken: from('3.1.11'),
  },
];
