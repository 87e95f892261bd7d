import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadScheduledPayment: single payments with a date in the future. */
export const scheduledPaymentMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { ScheduledPayment: { type: 'array', items: ref('OBScheduledPayment3') } },
});

export const scheduledPaymentRecord = {
  OBScheduledPayment3: {
    type: 'object',
    'x-closed': 'partly',
    required: ['AccountId', 'ScheduledPaymentDateTime', 'ScheduledType', 'InstructedAmount'],
    properties: {
      AccountId: ref('Max40Text'),
      ScheduledPaymentId: ref('Max40Text'),
      ScheduledPaymentDateTime: ref('ISODateTime'),
      ScheduledType: { type: 'string', enum: ['Arrival', 'Execution'] },
      Reference: ref('Max35Text'),
      // Change 18.
      DebtorReference: { ...ref('Max35Text'), 'x-since': '3.1.3' },
      InstructedAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      CreditorAgent: ref('OBBranchAndFinancialInstitutionIdentification5'),
      CreditorAccount: ref('OBCashAccount5'),
    },
  },
} as const satisfies Definitions;
