import { paymentPurposes } from '../codes/purposes.ts';
import { entryStatuses } from '../codes/version-four.ts';
import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadTransaction: the transactions of one account, of all, or of a statement. */
export const transactionMessage: AnnotatedSchema = readMessage({
  type: 'object',
  'x-closed': 'partly',
  properties: { Transaction: { type: 'array', items: ref('OBTransaction6') } },
});

const proprietaryCode = {
  type: 'object',
  required: ['Code'],
  properties: { Code: ref('Max35Text'), Issuer: ref('Max35Text') },
} as const satisfies AnnotatedSchema;

/** A member that version 4 brought. */
const fromFour = <S extends AnnotatedSchema>(schema: S) => ({ ...schema, 'x-since': '4.0.0' }) as const;

export const transactionRecord = {
  OBTransaction6: {
    type: 'object',
    'x-closed': 'partly',
    required: ['AccountId', 'CreditDebitIndicator', 'Status', 'BookingDateTime', 'Amount'],
    properties: {
      AccountId: ref('Max40Text'),
      // Change 2.
      TransactionId: { ...ref('Max210Text'), 'x-by-release': [{ until: '3.1.0', schema: ref('Max40Text') }] },
      // Change 26.
      TransactionReference: { ...ref('Max210Text'), 'x-by-release': [{ until: '3.1.4', schema: ref('Max35Text') }] },
      StatementReference: { type: 'array', items: ref('Max35Text') },
      CreditDebitIndicator: ref('OBCreditDebitCode'),
      // Change 39.
      Status: {
        type: 'string',
        enum: ['Booked', 'Pending', 'Rejected'],
        'x-enum': { Rejected: { since: '3.1.8' } },
        'x-by-release': [{ since: '4.0.0', schema: { type: 'string', enum: entryStatuses } }],
      },
      // Change 27.
      TransactionMutability: { type: 'string', enum: ['Mutable', 'Immutable'], 'x-since': '3.1.5' },
      BookingDateTime: ref('ISODateTime'),
      ValueDateTime: ref('ISODateTime'),
      TransactionInformation: ref('Max500Text'),
      AddressLine: ref('Max70Text'),
      Amount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      ChargeAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      CurrencyExchange: ref('OBCurrencyExchange5'),
      BankTransactionCode: ref('OBBankTransactionCodeStructure1'),
      ProprietaryBankTransactionCode: ref('ProprietaryBankTransactionCodeStructure1'),
      ExtendedProprietaryBankTransactionCodes: fromFour({
        type: 'array',
        items: { ...proprietaryCode, properties: { ...proprietaryCode.properties, Description: ref('Max500Text') } },
      }),
      CategoryPurposeCode: fromFour(ref('CategoryPurposeCode')),
      PaymentPurposeCode: fromFour({
        type: 'string',
        enum: paymentPurposes,
        'x-enum': { CRYP: { since: '4.0.1' } },
      }),
      Balance: ref('OBTransactionCashBalance'),
      MerchantDetails: ref('OBMerchantDetails1'),
      CreditorAgent: ref('OBBranchAndFinancialInstitutionIdentification6'),
      CreditorAccount: ref('OBCashAccount6'),
      DebtorAgent: ref('OBBranchAndFinancialInstitutionIdentification6'),
      DebtorAccount: { ...ref('OBCashAccount6'), 'x-by-release': [{ since: '4.0.1', schema: ref('OBCashAccount5') }] },
      UltimateCreditor: fromFour(ref('UltimateParty')),
      UltimateDebtor: fromFour(ref('UltimateParty')),
      IntermediaryAgent1: { ...ref('OBIntermediaryAgent'), 'x-since': '4.0.1' },
      IntermediaryAgent2: { ...ref('OBIntermediaryAgent'), 'x-since': '4.0.1' },
      IntermediaryAgent3: { ...ref('OBIntermediaryAgent'), 'x-since': '4.0.1' },
      CardInstrument: ref('OBTransactionCardInstrument1'),
      SupplementaryData: ref('OBSupplementaryData1'),
    },
  },
  // On whose behalf was paid, or who gets it in the end.
  UltimateParty: {
    type: 'object',
    properties: {
      Name: ref('Max140Text'),
      Identification: ref('Max256Text'),
      LEI: ref('LEI'),
      SchemeName: ref('NamespacedCode'),
      PostalAddress: ref('OBPostalAddress6'),
    },
  },
  OBIntermediaryAgent: {
    type: 'object',
    properties: {
      Name: ref('Max140Text'),
      SchemeName: ref('NamespacedCode'),
      Identification: ref('Max35Text'),
      LEI: ref('LEI'),
      PostalAddress: ref('OBPostalAddress6'),
      ProcessingStatus: {
        type: 'string',
        enum: ['ACSC', 'ACSP', 'CANC', 'PDNG', 'RCVD', 'RJCT', 'UNKN'],
      },
    },
  },
  OBCurrencyExchange5: {
    type: 'object',
    required: ['SourceCurrency', 'ExchangeRate'],
    properties: {
      SourceCurrency: ref('ActiveOrHistoricCurrencyCode'),
      TargetCurrency: ref('ActiveOrHistoricCurrencyCode'),
      UnitCurrency: ref('ActiveOrHistoricCurrencyCode'),
      ExchangeRate: { type: 'number' },
      ContractIdentification: ref('Max35Text'),
      QuotationDate: ref('ISODateTime'),
      InstructedAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
    },
  },
  OBBankTransactionCodeStructure1: {
    type: 'object',
    required: ['Code', 'SubCode'],
    properties: { Code: ref('BankTransactionCode'), SubCode: ref('BankTransactionCode') },
  },
  // Changes 3, 12, 20 and 36: the limit came and went twice. The long names that the prose asks for need none.
  BankTransactionCode: {
    type: 'string',
    'x-by-release': [
      { since: '3.1.1', until: '3.1.1', schema: { type: 'string', minLength: 1, maxLength: 4 } },
      { since: '3.1.3', until: '3.1.6', schema: { type: 'string', minLength: 1, maxLength: 4 } },
    ],
  },
  ProprietaryBankTransactionCodeStructure1: {
    ...proprietaryCode,
    'x-closed': 'partly',
    // Change 22 left it open; it closed one release later.
    'x-by-release': [{ since: '3.1.2', until: '3.1.4', schema: proprietaryCode }],
  },
  OBTransactionCashBalance: {
    type: 'object',
    'x-closed': 'partly',
    required: ['CreditDebitIndicator', 'Type', 'Amount'],
    properties: {
      CreditDebitIndicator: ref('OBCreditDebitCode'),
      Type: ref('OBBalanceType1Code'),
      Amount: ref('OBActiveOrHistoricCurrencyAndAmount'),
    },
  },
  OBMerchantDetails1: {
    type: 'object',
    properties: {
      MerchantName: ref('Max350Text'),
      MerchantCategoryCode: { type: 'string', minLength: 3, maxLength: 4 },
    },
  },
  OBTransactionCardInstrument1: {
    type: 'object',
    'x-closed': 'partly',
    required: ['CardSchemeName'],
    properties: {
      CardSchemeName: { type: 'string', enum: ['AmericanExpress', 'Diners', 'Discover', 'MasterCard', 'VISA'] },
      AuthorisationType: { type: 'string', enum: ['ConsumerDevice', 'Contactless', 'None', 'PIN'] },
      Name: ref('Max70Text'),
      Identification: ref('Max34Text'),
    },
  },
} as const satisfies Definitions;
