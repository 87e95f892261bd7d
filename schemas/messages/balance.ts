import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadBalance1: the one list of the interface that is never empty. */
export const balanceMessage: AnnotatedSchema = readMessage({
  type: 'object',
  required: ['Balance'],
  properties: {
    Balance: { type: 'array', minItems: 1, items: ref('OBBalance') },
    // Change 41.
    TotalValue: { ...ref('OBActiveOrHistoricCurrencyAndAmount'), 'x-since': '3.1.11' },
  },
});

export const balanceRecord = {
  OBBalance: {
    type: 'object',
    required: ['AccountId', 'CreditDebitIndicator', 'Type', 'DateTime', 'Amount'],
    properties: {
      AccountId: ref('Max40Text'),
      CreditDebitIndicator: ref('OBCreditDebitCode'),
      Type: ref('OBBalanceType1Code'),
      DateTime: ref('ISODateTime'),
      Amount: ref('AmountWithSubType'),
      CreditLine: { type: 'array', items: ref('OBCreditLine') },
      // Change 41.
      LocalAmount: { ...ref('LocalAmount'), 'x-since': '3.1.11' },
    },
  },
  OBCreditLine: {
    type: 'object',
    required: ['Included'],
    properties: {
      Included: { type: 'boolean' },
      Type: { type: 'string', enum: ['Available', 'Credit', 'Emergency', 'Pre-Agreed', 'Temporary'] },
      Amount: ref('OBActiveOrHistoricCurrencyAndAmount'),
    },
  },
} as const satisfies Definitions;
