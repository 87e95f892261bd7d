import { laterMandateFrequencies, mandateFrequencies, mandateStatuses } from '../codes/version-four.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** How version 3.1 writes how often a standing order is paid: forms of which releases have more or fewer. */
export const everyDay = ['^(EvryDay)$', '^(EvryWorkgDay)$'];
export const everyNthDay = '^(IntrvlDay:((0[2-9])|([1-2][0-9])|3[0-1]))$';
export const everyInterval = [
  '^(IntrvlWkDay:0[1-9]:0[1-7])$',
  '^(WkInMnthDay:0[1-5]:0[1-7])$',
  '^(IntrvlMnthDay:(0[1-6]|12|24):(-0[1-5]|0[1-9]|[12][0-9]|3[01]))$',
  '^(QtrDay:(ENGLISH|SCOTTISH|RECEIVED))$',
];

/** A text of one of these forms. */
export const frequency = (alternatives: readonly string[]): AnnotatedSchema => ({
  type: 'string',
  pattern: alternatives.join('|'),
});

/** Whether payments go on. */
export const mandateStatus = {
  type: 'string',
  enum: ['Active', 'Inactive'],
  'x-by-release': [{ since: '4.0.0', schema: { type: 'string', enum: mandateStatuses } }],
} as const satisfies AnnotatedSchema;

/** A code of version 4, or the text of 3.1 for a rhythm that has none. */
const frequencyType = (codes: readonly string[]): AnnotatedSchema =>
  frequency([...codes.map((code) => `^(${code})$`), '^(NotKnown)$', ...everyDay, everyNthDay, ...everyInterval]);

/** What version 4 tells of the mandate of a direct debit or a standing order. */
export const mandateDefinitions = {
  OBMandateRelatedInformation1: {
    type: 'object',
    required: ['Frequency'],
    properties: {
      MandateIdentification: ref('Max35Text'),
      Classification: { type: 'string', enum: ['FIXE', 'USGB', 'VARI'] },
      CategoryPurposeCode: ref('CategoryPurposeCode'),
      FirstPaymentDateTime: ref('ISODateTime'),
      RecurringPaymentDateTime: ref('ISODateTime'),
      FinalPaymentDateTime: ref('ISODateTime'),
      Frequency: ref('OBFrequency6'),
      Reason: ref('Max256Text'),
    },
  },
  OBFrequency6: {
    type: 'object',
    required: ['Type'],
    properties: {
      Type: {
        ...frequencyType(mandateFrequencies),
        'x-by-release': [
          { since: '4.0.1', schema: frequencyType([...mandateFrequencies, ...laterMandateFrequencies]) },
        ],
      },
      CountPerPeriod: { type: 'integer', format: 'int32' },
      PointInTime: { type: 'string', maxLength: 2 },
    },
  },
} as const satisfies Definitions;
