import type { Clause } from '../../../reports/contract/index.ts';
import type { ReleaseRange } from '../../../schemas/releases.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import type { Rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

interface Member extends Pick<Rule, 'title' | 'matters'> {
  readonly id: Rule['id'];
  readonly clause: Clause;
  /** Pointers below one transaction. */
  readonly at: readonly string[];
  readonly keywords: readonly string[];
  readonly needs?: string;
  readonly releases?: ReleaseRange;
  readonly good: Readonly<Record<string, object>>;
  readonly bad: Readonly<Record<string, object>>;
}

const lengths = ['minLength', 'maxLength'];
const pounds = { Amount: '10.00', Currency: 'GBP' };
const issued = (changes: object) => ({ ProprietaryBankTransactionCode: { Code: 'POS', ...changes } });
const coded = (changes: object) => ({
  BankTransactionCode: { Code: 'ReceivedCreditTransfer', SubCode: 'DomesticCreditTransfer', ...changes },
});
const balanced = (changes: object) => ({
  Balance: { CreditDebitIndicator: 'Credit', Type: 'InterimBooked', Amount: pounds, ...changes },
});
const exchanged = (changes: object) => ({
  CurrencyExchange: { SourceCurrency: 'EUR', ExchangeRate: 0.856, ...changes },
});
const paid = (changes: object) => ({ CardInstrument: { CardSchemeName: 'VISA', ...changes } });

const table: readonly Member[] = [
  {
    id: 'AISP-TRA-001',
    title: 'Every transaction has AccountId, CreditDebitIndicator, Status and Amount',
    matters:
      'A transaction that lacks its amount, its direction or its account can be put into no sum; most clients refuse the page.',
    clause: openApiClause('OBTransaction6'),
    at: ['/AccountId', '/CreditDebitIndicator', '/Status', '/Amount', '/Amount/Amount', '/Amount/Currency'],
    keywords: ['required'],
    good: { 'the four and BookingDateTime alone': {} },
    bad: {
      'no Amount': { Amount: undefined },
      'no AccountId': { AccountId: undefined },
      'no currency': { Amount: { Amount: '10.00' } },
    },
  },
  {
    id: 'AISP-TRA-002',
    title: 'Status of a transaction is Booked, Pending or Rejected',
    matters:
      'Pending money may still come back, booked money is spent: an unknown status puts a payment on neither side.',
    clause: openApiClause('OBEntryStatus1Code'),
    at: ['/Status'],
    keywords: ['enum'],
    good: { rejected: { Status: 'Rejected' } },
    bad: { 'a value of its own': { Status: 'Settled' }, 'a code of ISO 20022': { Status: 'BOOK' } },
  },
  {
    id: 'AISP-TRA-003',
    title: 'TransactionMutability is Mutable or Immutable',
    matters:
      'A TPP keeps what is immutable and reads the rest again; an unknown word makes it read everything again, or nothing.',
    clause: openApiClause('OBTransactionMutability1Code'),
    at: ['/TransactionMutability'],
    keywords: ['enum'],
    needs: 'a transaction that shows its TransactionMutability',
    releases: { since: '3.1.5' },
    good: { mutable: { TransactionMutability: 'Mutable' } },
    bad: { 'a value of its own': { TransactionMutability: 'Final' } },
  },
  {
    id: 'AISP-TRA-007',
    title: 'TransactionReference has at most 210 characters, and 35 until release 3.1.4',
    matters:
      'References match payments to invoices; one that exceeds its field is cut in the database, and the invoice stays unpaid.',
    clause: openApiClause('TransactionReference'),
    at: ['/TransactionReference'],
    keywords: lengths,
    needs: 'a transaction that shows its TransactionReference',
    good: { 'as long as allowed': { TransactionReference: 'R'.repeat(210) } },
    bad: { 'a character more': { TransactionReference: 'R'.repeat(211) } },
  },
  {
    id: 'AISP-TRA-008',
    title: 'StatementReference is an array of texts of at most 35 characters',
    matters:
      'Payments are put on statements by these references; a text where a list is due, or a long one, puts them on none.',
    clause: openApiClause('StatementReference'),
    at: ['/StatementReference', '/StatementReference/*'],
    keywords: ['type', ...lengths],
    needs: 'a transaction that shows its StatementReference, such as one of a credit card',
    good: { 'two of them': { StatementReference: ['ST-2026-02', 'S'.repeat(35)] } },
    bad: {
      'a text alone': { StatementReference: 'ST-2026-02' },
      'a long one': { StatementReference: ['S'.repeat(36)] },
    },
  },
  {
    id: 'AISP-TRA-009',
    title: 'Every transaction has a BookingDateTime, an expected one while it is pending',
    matters:
      'Each list, filter and report goes by the booking date: a payment without one, pending ones among them, has no place in time.',
    clause: clause('Transactions', 'Notes'),
    at: ['/BookingDateTime'],
    keywords: ['required'],
    good: { 'pending, with the expected date': { Status: 'Pending', TransactionMutability: 'Mutable' } },
    bad: {
      'pending and without': { Status: 'Pending', BookingDateTime: undefined },
      'booked and without': { BookingDateTime: undefined },
    },
  },
  {
    id: 'AISP-TRA-011',
    title: 'A BankTransactionCode has Code and SubCode',
    matters: 'Half a code does not classify: "received" without its family may be a salary or a refund.',
    clause: openApiClause('OBBankTransactionCodeStructure1'),
    at: ['/BankTransactionCode/Code', '/BankTransactionCode/SubCode'],
    keywords: ['required'],
    needs: 'a transaction that shows its BankTransactionCode',
    good: { both: coded({}) },
    bad: { 'no SubCode': coded({ SubCode: undefined }), 'no Code': coded({ Code: undefined }) },
  },
  {
    id: 'AISP-TRA-013',
    title: 'A ProprietaryBankTransactionCode has a Code, and neither Code nor Issuer is longer than 35 characters',
    matters:
      'The code of the bank is what a TPP falls back on; without Code there is an issuer of nothing, and an overlong one is cut.',
    clause: openApiClause('ProprietaryBankTransactionCodeStructure1'),
    at: ['/ProprietaryBankTransactionCode/Code', '/ProprietaryBankTransactionCode/Issuer'],
    keywords: ['required', ...lengths],
    needs: 'a transaction that shows its ProprietaryBankTransactionCode',
    good: { 'no issuer': issued({}), 'an issuer of 35 characters': issued({ Issuer: 'I'.repeat(35) }) },
    bad: {
      'no Code': issued({ Code: undefined, Issuer: 'AlphaBank' }),
      'a long Issuer': issued({ Issuer: 'I'.repeat(36) }),
    },
  },
  {
    id: 'AISP-TRA-014',
    title: 'A CurrencyExchange has SourceCurrency and ExchangeRate',
    matters:
      'Without source and rate a customer abroad cannot see what the coffee cost there, nor whether the rate was fair.',
    clause: openApiClause('OBCurrencyExchange5'),
    at: ['/CurrencyExchange/SourceCurrency', '/CurrencyExchange/ExchangeRate'],
    keywords: ['required'],
    needs: 'a transaction in another currency that shows its CurrencyExchange',
    good: { 'these two': exchanged({}), 'all there is': exchanged({ TargetCurrency: 'GBP', UnitCurrency: 'EUR' }) },
    bad: {
      'no rate': exchanged({ ExchangeRate: undefined }),
      'no source': exchanged({ SourceCurrency: undefined }),
    },
  },
  {
    id: 'AISP-TRA-015',
    title: 'The balance after a transaction has CreditDebitIndicator, a Type of the 13 and Amount',
    matters:
      'A running balance without kind or direction cannot be checked against the account, so a missed payment goes unnoticed.',
    clause: openApiClause('OBTransactionCashBalance'),
    at: ['/CreditDebitIndicator', '/Type', '/Amount', '/Amount/Amount', '/Amount/Currency'].map((m) => `/Balance${m}`),
    keywords: ['required', 'enum'],
    needs: 'a transaction that shows the balance after it',
    good: { 'cleared balance': balanced({ Type: 'InterimCleared' }) },
    bad: {
      'no Type': balanced({ Type: undefined }),
      'a Type of its own': balanced({ Type: 'Running' }),
      'no Amount': balanced({ Amount: undefined }),
    },
  },
  {
    id: 'AISP-TRA-016',
    title:
      'A card has one of the 5 schemes, an AuthorisationType of the 4, and an Identification of at most 34 characters',
    matters:
      'A card purchase is matched to its card by scheme and masked number; with unknown words, chargebacks and fraud checks find nothing.',
    clause: openApiClause('OBTransactionCardInstrument1'),
    at: ['/CardSchemeName', '/AuthorisationType', '/Identification', '/Name'].map((m) => `/CardInstrument${m}`),
    keywords: ['required', 'enum', ...lengths],
    needs: 'a card transaction that shows its CardInstrument',
    good: { 'the scheme alone': paid({}), contactless: paid({ AuthorisationType: 'Contactless' }) },
    bad: {
      'no scheme': paid({ CardSchemeName: undefined, AuthorisationType: 'PIN' }),
      'another spelling': paid({ CardSchemeName: 'Visa' }),
      'a way of its own': paid({ AuthorisationType: 'ChipAndPin' }),
      'a long Identification': paid({ Identification: '*'.repeat(35) }),
    },
  },
  {
    id: 'AISP-TRA-018',
    title: 'TransactionInformation has at most 500 characters, AddressLine 70 and MerchantName 350',
    matters:
      'The text is what customers recognise a payment by; beyond its length it is cut, often before the part that matters.',
    clause: openApiClause('OBTransaction6 texts'),
    at: ['/TransactionInformation', '/AddressLine', '/MerchantDetails/MerchantName'],
    keywords: lengths,
    needs: 'a transaction that shows one of these',
    good: { 'as long as allowed': { TransactionInformation: 'é'.repeat(500), AddressLine: 'A'.repeat(70) } },
    bad: {
      'a long text': { TransactionInformation: 'T'.repeat(501) },
      'a long address': { AddressLine: 'A'.repeat(71) },
      'a long merchant': { MerchantDetails: { MerchantName: 'M'.repeat(351) } },
    },
  },
];

function toSketches(transactions: Readonly<Record<string, object>>): Record<string, Sketch> {
  return Object.fromEntries(
    Object.entries(transactions).map(([title, changes]) => [
      title,
      { operation: 'GET /transactions', data: { Transaction: [sampleTransaction({ ...changes })] } },
    ]),
  );
}

function memberRule({ id, at, keywords, needs = 'an answer with transactions', good, bad, ...literal }: Member) {
  return schemaRule({
    ...literal,
    id,
    level: 'MUST',
    scenarios: ['reads', 'basic-view', 'transaction-permissions'],
    needs,
    owns: { families: ['transaction'], at: at.map((place) => `/Data/Transaction/*${place}`), keywords },
    accept: toSketches(good),
    reject: toSketches(bad),
  });
}

export default table.map(memberRule);
