import { messageFamilies } from '../../../schemas/operations.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import { sampleBalance, sampleCreditLine, sampleParty } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';

const balance = (changes: object) => ({
  operation: 'GET /balances' as const,
  data: { Balance: [sampleBalance({ ...changes })] },
});
const owner = (BeneficialOwnership: unknown) => ({
  operation: 'GET /party' as const,
  data: { Party: sampleParty({ BeneficialOwnership }) },
});

/** The members with a static enumeration; those with a rule of their own are that rule's. */
const enumerated = [
  'AccountSubType',
  'AccountType',
  'AddressType',
  'AuthorisationType',
  'BeneficiaryType',
  'CardSchemeName',
  'CreditDebitIndicator',
  'DirectDebitStatusCode',
  'OfferType',
  'PartyType',
  'ScheduledType',
  'StandingOrderStatusCode',
  'Status',
  'TransactionMutability',
  'Type',
] as const;

const enumerations = schemaRule({
  id: 'AISP-FMT-018',
  level: 'MUST',
  title: 'Static enumerations hold the values of the standard and no others',
  matters:
    'A closed list is compiled into clients: a value outside it is an exception, and the page of records is lost with it.',
  clause: clause('Account and Transaction API', 'Static Enumerations'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with a value of a static enumeration',
  owns: {
    families: messageFamilies.filter((family) => family !== 'error' && family !== 'product'),
    at: enumerated.map((name) => `/**/${name}`),
    keywords: ['enum'],
  },
  accept: { 'a value of the list': balance({ CreditDebitIndicator: 'Debit' }) },
  reject: {
    'another spelling': balance({ CreditDebitIndicator: 'CREDIT' }),
    'a short form': balance({ CreditDebitIndicator: 'CRDT' }),
    'a kind of address of its own': {
      operation: 'GET /party',
      data: { Party: sampleParty({ Address: [{ AddressType: 'Home', Country: 'GB' }] }) },
    },
  },
});

const types = schemaRule({
  id: 'AISP-FMT-029',
  level: 'MUST',
  title: 'Booleans and numbers are booleans and numbers of JSON, not text',
  matters: '"false" as a text is true in half of the languages that clients are written in.',
  clause: openApiClause('CreditLine, OBParty2, OBCurrencyExchange5 and OBStatement2'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with a boolean or a number, such as the credit line of a balance',
  owns: {
    at: [
      '/Data/Balance/*/CreditLine/*/Included',
      '/Data/Party/BeneficialOwnership',
      '/Data/Party/*/BeneficialOwnership',
      '/Data/Transaction/*/CurrencyExchange/ExchangeRate',
      '/Data/Statement/*/StatementFee/*/Rate',
      '/Data/Statement/*/StatementInterest/*/Rate',
      '/Data/Offer/*/Value',
    ],
    keywords: ['type'],
  },
  accept: { 'true and false': [owner(true), balance({ CreditLine: [sampleCreditLine({ Included: false })] })] },
  reject: {
    'text for a boolean': owner('true'),
    'a letter for a boolean': balance({ CreditLine: [sampleCreditLine({ Included: 'Y' })] }),
    'a digit for a boolean': owner(1),
  },
});

export default [enumerations, types];
