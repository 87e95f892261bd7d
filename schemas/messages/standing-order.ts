import { readMessage } from '../definitions/envelope.ts';
import { everyDay, everyInterval, everyNthDay, frequency, mandateStatus } from '../definitions/mandate.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadStandingOrder: payments that repeat until told otherwise. */
export const standingOrderMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { StandingOrder: { type: 'array', items: ref('OBStandingOrder6') } },
});

export const standingOrderRecord = {
  OBStandingOrder6: {
    type: 'object',
    'x-closed': 'partly',
    required: ['AccountId', 'Frequency'],
    properties: {
      AccountId: ref('Max40Text'),
      StandingOrderId: ref('Max40Text'),
      // Changes 4 and 21: intervals of days from 3.1.1, NotKnown from 3.1.4.
      Frequency: {
        ...frequency(['^(NotKnown)$', ...everyDay, everyNthDay, ...everyInterval]),
        'x-by-release': [
          { until: '3.1.0', schema: { ...frequency([...everyDay, ...everyInterval]), minLength: 1, maxLength: 35 } },
          {
            until: '3.1.1',
            schema: { ...frequency([...everyDay, everyNthDay, ...everyInterval]), minLength: 1, maxLength: 35 },
          },
          { until: '3.1.3', schema: frequency([...everyDay, everyNthDay, ...everyInterval]) },
        ],
        'x-until': '3.1.11',
      },
      // Version 4 tells of the mandate, and of what goes to the payee, in objects of their own.
      MandateRelatedInformation: { ...ref('OBMandateRelatedInformation1'), 'x-since': '4.0.0' },
      RemittanceInformation: { ...ref('OBRemittanceInformation2'), 'x-since': '4.0.0' },
      Reference: { ...ref('Max35Text'), 'x-until': '3.1.11' },
      FirstPaymentDateTime: { ...ref('ISODateTime'), 'x-until': '3.1.11' },
      NextPaymentDateTime: ref('ISODateTime'),
      // Change 21.
      LastPaymentDateTime: { ...ref('ISODateTime'), 'x-since': '3.1.4' },
      FinalPaymentDateTime: { ...ref('ISODateTime'), 'x-until': '3.1.11' },
      NumberOfPayments: { ...ref('Max35Text'), 'x-since': '3.1.4' },
      StandingOrderStatusCode: mandateStatus,
      FirstPaymentAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      NextPaymentAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      LastPaymentAmount: { ...ref('OBActiveOrHistoricCurrencyAndAmount'), 'x-since': '3.1.4' },
      FinalPaymentAmount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      CreditorAgent: ref('OBBranchAndFinancialInstitutionIdentification5'),
      CreditorAccount: ref('OBCashAccount5'),
      SupplementaryData: ref('OBSupplementaryData1'),
    },
  },
} as const satisfies Definitions;
