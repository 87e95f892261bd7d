import { type ChangeVector, from, only, upTo } from './change-vector.ts';
import { envelope, lawful, messageWith, money, text } from './lawful-records.ts';

const ofParty = {
  FullLegalName: 'Ada Quill',
  LegalStructure: 'UK.OBIE.Individual',
  BeneficialOwnership: true,
  AccountRole: 'UK.OBIE.Principal',
  Relationships: { Account: { Related: 'https://bank.example/accounts/22289', Id: '22289' } },
};

const charge = { CreditDebitIndicator: 'Debit', Type: 'UK.OBIE.Monthly', Amount: money };
const ofCharge = { Description: 'Monthly fee', Rate: 1.5, RateType: 'UK.OBIE.Gross', Frequency: 'UK.OBIE.Monthly' };

const ofOtherProduct = {
  ProductDetails: { Segment: ['GEAS'] },
  CreditInterest: { TierBandSet: [] },
  Overdraft: { OverdraftTierBandSet: [] },
  LoanInterest: { LoanInterestTierBandSet: [] },
  Repayment: { Notes: ['text'] },
  OtherFeesCharges: [],
  SupplementaryData: { Campaign: 'Spring' },
};

const otherProduct = (members: object) =>
  messageWith('Product', { OtherProductType: { Name: 'Bridge loan', Description: 'Between houses', ...members } });

const statementValue = (Value: unknown, Type = 'UK.OBIE.Points') =>
  messageWith('Statement', { StatementValue: [{ Value, Type }] });

const bankCode = (Code: string) => messageWith('Transaction', { BankTransactionCode: { Code, SubCode: 'CASH' } });
const bankCodeAt = '/Data/Transaction/0/BankTransactionCode';

/** Changes 1 to 14: those of releases 3.1.1 and 3.1.2. */
export const changesUntil312: readonly ChangeVector[] = [
  ...Object.entries(ofParty).map(
    ([name, value]): ChangeVector => ({
      changes: [1],
      title: `a party has ${name}`,
      family: 'party',
      body: messageWith('Party', { [name]: value }),
      at: `/Data/Party/${name}`,
      taken: from('3.1.1'),
    }),
  ),
  {
    changes: [1],
    title: 'there is a list of the parties of an account',
    family: 'parties',
    body: { ...envelope, Data: { Party: [lawful.Party] } },
    at: '',
    taken: from('3.1.1'),
  },
  {
    changes: [2],
    title: 'a TransactionId may have 210 characters',
    family: 'transaction',
    body: messageWith('Transaction', { TransactionId: text(210) }),
    at: '/Data/Transaction/0/TransactionId',
    taken: from('3.1.1'),
  },
  {
    changes: [3, 12, 20, 36],
    title: 'a bank transaction code has four characters at most in some releases, and any number in others',
    family: 'transaction',
    body: bankCode('ReceivedCreditTransfer'),
    at: bankCodeAt,
    taken: [...only('3.1.0'), ...only('3.1.2'), ...from('3.1.7')],
  },
  {
    changes: [3],
    title: 'the SubCode of a bank transaction has the same limit',
    family: 'transaction',
    body: messageWith('Transaction', { BankTransactionCode: { Code: 'PMNT', SubCode: 'DomesticCreditTransfer' } }),
    at: bankCodeAt,
    taken: [...only('3.1.0'), ...only('3.1.2'), ...from('3.1.7')],
  },
  {
    changes: [4],
    title: 'a standing order may be paid every so many days',
    family: 'standing-order',
    body: messageWith('StandingOrder', { Frequency: 'IntrvlDay:14' }),
    at: '/Data/StandingOrder/0/Frequency',
    taken: from('3.1.1'),
  },
  ...(['StatementFee', 'StatementInterest'] as const).flatMap((list) =>
    Object.entries(ofCharge).map(
      ([name, value]): ChangeVector => ({
        changes: [5],
        title: `an item of ${list} has ${name}`,
        family: 'statement',
        body: messageWith('Statement', { [list]: [{ ...charge, [name]: value }] }),
        at: `/Data/Statement/0/${list}/0/${name}`,
        taken: from('3.1.1'),
      }),
    ),
  ),
  {
    changes: [6],
    title: 'the value of a statement value is no longer a number',
    family: 'statement',
    body: statementValue(120),
    at: '/Data/Statement/0/StatementValue/0/Value',
    taken: only('3.1.0'),
  },
  {
    changes: [6],
    title: 'the value of a statement value is a text',
    family: 'statement',
    body: statementValue('120'),
    at: '/Data/Statement/0/StatementValue/0/Value',
    taken: from('3.1.1'),
  },
  {
    changes: [7],
    title: 'a product must have a ProductType',
    family: 'product',
    body: { ...envelope, Data: { Product: [{ AccountId: '22289' }] } },
    at: '/Data/Product/0/ProductType',
    taken: upTo('3.1.1'),
  },
  {
    changes: [8],
    title: 'Links and Meta may be left out, for the schemas',
    family: 'account',
    body: { Data: { Account: [] } },
    at: '',
    taken: from('3.1.2'),
  },
  {
    changes: [9],
    title: 'supplementary data hold what the bank likes',
    family: 'transaction',
    body: messageWith('Transaction', { SupplementaryData: { Points: 12 } }),
    at: '/Data/Transaction/0/SupplementaryData/Points',
    taken: from('3.1.2'),
  },
  {
    changes: [9],
    title: 'a balance may have members that the standard does not know',
    family: 'balance',
    body: messageWith('Balance', { Unforeseen: 'text' }),
    at: '/Data/Balance/0/Unforeseen',
    taken: from('3.1.2'),
  },
  {
    changes: [10],
    title: 'the scheme of an account is a name in a namespace, of any length',
    family: 'account',
    body: messageWith('Account', { Account: [{ SchemeName: `GB.Bank.${text(40)}`, Identification: '1' }] }),
    at: '/Data/Account/0/Account/0/SchemeName',
    taken: from('3.1.2'),
  },
  ...(['LegalStructure', 'AccountRole'] as const).map(
    (name): ChangeVector => ({
      changes: [10],
      title: `${name} of a party is a name in a namespace, of any length`,
      family: 'party',
      body: messageWith('Party', { [name]: text(71) }),
      at: `/Data/Party/${name}`,
      taken: from('3.1.2'),
    }),
  ),
  {
    changes: [10],
    title: 'an ErrorCode is a name in a namespace, of any length',
    family: 'error',
    body: { Code: '400', Message: 'Bad', Errors: [{ ErrorCode: text(129), Message: 'Bad' }] },
    at: '/Errors/0/ErrorCode',
    taken: from('3.1.2'),
  },
  ...(['Type', 'Frequency'] as const).map(
    (name): ChangeVector => ({
      changes: [10],
      title: `${name} of a fee is a name in a namespace, of any length`,
      family: 'statement',
      body: messageWith('Statement', { StatementFee: [{ ...charge, [name]: text(41) }] }),
      at: `/Data/Statement/0/StatementFee/0/${name}`,
      taken: from('3.1.2'),
    }),
  ),
  ...Object.entries({ Status: 'Enabled', StatusUpdateDateTime: '2024-05-01T10:00:00+00:00' }).map(
    ([name, value]): ChangeVector => ({
      changes: [11],
      title: `an account has ${name}`,
      family: 'account',
      body: messageWith('Account', { [name]: value }),
      at: `/Data/Account/0/${name}`,
      taken: from('3.1.2'),
    }),
  ),
  {
    changes: [12],
    title: 'the value of an offer may be larger than 32 bits hold',
    family: 'offer',
    body: messageWith('Offer', { Value: 2 ** 31 }),
    at: '/Data/Offer/0/Value',
    taken: from('3.1.2'),
  },
  {
    changes: [12, 19],
    title: 'the value of a statement value has no bound in one release',
    family: 'statement',
    body: statementValue(text(41)),
    at: '/Data/Statement/0/StatementValue/0/Value',
    taken: only('3.1.2'),
  },
  {
    changes: [12],
    title: 'what leads from a party to its account is a URI',
    family: 'party',
    body: messageWith('Party', { Relationships: { Account: { Related: 'the account', Id: '22289' } } }),
    at: '/Data/Party/Relationships',
    taken: only('3.1.1'),
  },
  ...Object.entries(ofOtherProduct).map(
    ([name, value]): ChangeVector => ({
      changes: [7, 13],
      title: `a product of another type may tell ${name}`,
      family: 'product',
      body: otherProduct({ [name]: value }),
      at: `/Data/Product/0/OtherProductType/${name}`,
      taken: ['CreditInterest', 'Overdraft', 'LoanInterest'].includes(name) ? only('3.1.1') : from('3.1.1'),
    }),
  ),
  ...['ProductDetails', 'CreditInterest', 'Overdraft', 'LoanInterest', 'Repayment', 'OtherFeesCharges'].map(
    (name): ChangeVector => ({
      changes: [13],
      title: `what ${name} of a product of another type holds is looked at`,
      family: 'product',
      body: otherProduct({ [name]: 'text' }),
      at: `/Data/Product/0/OtherProductType/${name}`,
      taken: only('3.1.1'),
    }),
  ),
];
