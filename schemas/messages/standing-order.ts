import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadStandingOrder: payments that repeat until told otherwise. */
export const standingOrderMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { StandingOrder: { type: 'array', items: ref('OBStandingOrder6') } },
});

const everyDay = ['^(EvryDay)$', '^(EvryWorkgDay)$'];
const everyNthDay = '^(IntrvlDay:((0[2-9])|([1-2][0-9])|3[0-1]))$';
const everyInterval = [
  '^(IntrvlWkDay:0[1-9]:0[1-7])$',
  '^(WkInMnthDay:0[1-5]:0[1-7])$',
  '^(IntrvlMnthDay:(0[1-6]|12|24):(-0[1-5]|0[1-9]|[12][0-9]|3[01]))$',
  '^(QtrDay:(ENGLISH|SCOTTISH|RECEIVED))$',
];

const frequency = (alternatives: readonly string[]): AnnotatedSchema => ({
  type: 'string',
  pattern: alternatives.join('|'),
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
      },
      Reference: ref('Max35Text'),
      FirstPaymentDateTime: ref('ISODateTime'),
      NextPaymentDateTime: ref('ISODateTime'),
      // Change 21.
      LastPaymentDateTime: { ...ref('ISODateTime'), 'x-since': '3.1.4' },
      FinalPaymentDateTime: ref('ISODateTime'),
      NumberOfPayments: { ...ref('Max35Text'), 'x-since': '3.1.4' },
      StandingOrderStatusCode: { type: 'string', enum: ['Active', 'Inactive'] },
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
