import { readMessage } from '../definitions/envelope.ts';
import { mandateStatus } from '../definitions/mandate.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadDirectDebit: the mandates on an account. */
export const directDebitMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { DirectDebit: { type: 'array', items: ref('OBDirectDebit') } },
});

export const directDebitRecord = {
  OBDirectDebit: {
    type: 'object',
    required: ['AccountId', 'MandateIdentification', 'Name'],
    properties: {
      AccountId: ref('Max40Text'),
      DirectDebitId: ref('Max40Text'),
      MandateIdentification: { ...ref('Max35Text'), 'x-until': '3.1.11' },
      DirectDebitStatusCode: mandateStatus,
      MandateRelatedInformation: { ...ref('OBMandateRelatedInformation1'), 'x-since': '4.0.0' },
      Name: ref('Max70Text'),
      PreviousPaymentDateTime: ref('ISODateTime'),
      // Change 17.
      Frequency: { ...ref('NamespacedCode'), 'x-since': '3.1.3', 'x-until': '3.1.11' },
      PreviousPaymentAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
    },
  },
} as const satisfies Definitions;
