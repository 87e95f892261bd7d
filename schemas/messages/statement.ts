import { readMessage } from '../definitions/envelope.ts';
import { moneyDefinitions } from '../definitions/money.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadStatement: what an account's statements say; their files are another operation. */
export const statementMessage: AnnotatedSchema = readMessage({
  type: 'object',
  'x-closed': 'partly',
  properties: { Statement: { type: 'array', items: ref('OBStatement2') } },
});

const list = (name: string): AnnotatedSchema => ({ type: 'array', items: ref(name) });

// Fees and interest have the same members; change 5 added the last four.
const charge = {
  type: 'object',
  required: ['CreditDebitIndicator', 'Type', 'Amount'],
  properties: {
    CreditDebitIndicator: ref('OBCreditDebitCode'),
    Type: ref('NamespacedCode'),
    Amount: ref('OBActiveOrHistoricCurrencyAndAmount'),
    Description: { ...ref('Max128Text'), 'x-since': '3.1.1' },
    Rate: { type: 'number', 'x-since': '3.1.1' },
    RateType: { type: 'string', 'x-since': '3.1.1' },
    Frequency: { ...ref('NamespacedCode'), 'x-since': '3.1.1' },
  },
} as const satisfies AnnotatedSchema;

export const statementRecord = {
  OBStatement2: {
    type: 'object',
    'x-closed': 'partly',
    required: ['AccountId', 'Type', 'StartDateTime', 'EndDateTime', 'CreationDateTime'],
    properties: {
      AccountId: ref('Max40Text'),
      StatementId: ref('Max40Text'),
      StatementReference: ref('Max35Text'),
      Type: {
        type: 'string',
        enum: ['AccountClosure', 'AccountOpening', 'Annual', 'Interim', 'RegularPeriodic'],
      },
      StartDateTime: ref('ISODateTime'),
      EndDateTime: ref('ISODateTime'),
      CreationDateTime: ref('ISODateTime'),
      StatementDescription: list('Max500Text'),
      StatementBenefit: list('StatementBenefit'),
      StatementFee: list('StatementFee'),
      StatementInterest: list('StatementInterest'),
      StatementAmount: list('StatementAmount'),
      StatementDateTime: list('StatementDateTime'),
      StatementRate: list('StatementRate'),
      StatementValue: list('StatementValue'),
      // Change 42.
      TotalValue: { ...ref('OBActiveOrHistoricCurrencyAndAmount'), 'x-since': '3.1.11' },
    },
  },
  StatementBenefit: {
    type: 'object',
    required: ['Type', 'Amount'],
    properties: { Type: ref('NamespacedCode'), Amount: ref('OBActiveOrHistoricCurrencyAndAmount') },
  },
  StatementFee: charge,
  StatementInterest: charge,
  StatementAmount: {
    type: 'object',
    required: ['CreditDebitIndicator', 'Type', 'Amount'],
    properties: {
      CreditDebitIndicator: ref('OBCreditDebitCode'),
      Type: ref('NamespacedCode'),
      Amount: ref('AmountWithSubType'),
      // Change 42.
      LocalAmount: { ...ref('LocalAmount'), 'x-since': '3.1.11' },
    },
  },
  StatementDateTime: {
    type: 'object',
    required: ['DateTime', 'Type'],
    properties: { DateTime: ref('ISODateTime'), Type: ref('NamespacedCode') },
  },
  StatementRate: {
    type: 'object',
    required: ['Rate', 'Type'],
    properties: {
      // Changes 6 and 12.
      Rate: {
        ...ref('Rate'),
        'x-by-release': [
          { until: '3.1.0', schema: ref('BoundedRate') },
          { until: '3.1.1', schema: { ...moneyDefinitions.Rate, minLength: 1, maxLength: 40 } },
          { since: '4.0.0', schema: { ...moneyDefinitions.Rate, maxLength: 40 } },
        ],
      },
      Type: ref('LateNamespacedCode'),
    },
  },
  StatementValue: {
    type: 'object',
    required: ['Value', 'Type'],
    properties: {
      // Changes 6, 12 and 19: a whole number at first; in 3.1.2 without bounds.
      Value: {
        ...ref('Max40Text'),
        'x-by-release': [
          { until: '3.1.0', schema: { type: 'integer', format: 'int32' } },
          { since: '3.1.2', until: '3.1.2', schema: { type: 'string' } },
        ],
      },
      Type: ref('LateNamespacedCode'),
    },
  },
} as const satisfies Definitions;
