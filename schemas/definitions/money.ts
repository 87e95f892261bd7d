import { respelled } from '../codes/respelled.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

// The group is as published; it repeats once.
const ratePattern = '^(-?\\d{1,3}){1}(\\.\\d{1,4}){0,1}$';

type SubType = keyof typeof respelled.amountSubType;

/** Which of an account's currencies an amount is in, and what that is where nothing is said. */
const subType = (usual: SubType): AnnotatedSchema => ({
  type: 'string',
  default: usual,
  enum: ['BaseCurrency', 'LocalCurrency'],
  'x-by-release': [
    {
      since: '4.0.0',
      schema: {
        type: 'string',
        default: respelled.amountSubType[usual],
        enum: Object.values(respelled.amountSubType),
      },
    },
  ],
});

/** Amounts are decimal strings without a sign; the direction is in `CreditDebitIndicator`. */
export const moneyDefinitions = {
  ActiveOrHistoricCurrencyCode: { type: 'string', pattern: '^[A-Z]{3,3}$' },
  OBActiveCurrencyAndAmount_SimpleType: {
    type: 'string',
    pattern: '^\\d{1,13}$|^\\d{1,13}\\.\\d{1,5}$',
    // Change 25: whole numbers only from 3.1.5.
    'x-by-release': [{ until: '3.1.4', schema: { type: 'string', pattern: '^\\d{1,13}\\.\\d{1,5}$' } }],
  },
  OBActiveOrHistoricCurrencyAndAmount: {
    type: 'object',
    required: ['Amount', 'Currency'],
    properties: {
      Amount: ref('OBActiveCurrencyAndAmount_SimpleType'),
      Currency: ref('ActiveOrHistoricCurrencyCode'),
    },
  },
  // Changes 41 and 42: balances and statement amounts say which of an account's currencies they are in.
  AmountWithSubType: {
    type: 'object',
    required: ['Amount', 'Currency'],
    properties: {
      Amount: ref('OBActiveCurrencyAndAmount_SimpleType'),
      Currency: ref('ActiveOrHistoricCurrencyCode'),
      SubType: { ...subType('BaseCurrency'), 'x-since': '3.1.11' },
    },
  },
  LocalAmount: {
    type: 'object',
    required: ['Amount', 'Currency'],
    properties: {
      Amount: ref('OBActiveCurrencyAndAmount_SimpleType'),
      Currency: ref('ActiveOrHistoricCurrencyCode'),
      SubType: subType('LocalCurrency'),
    },
  },
  Rate: { type: 'string', pattern: ratePattern },
  // Changes 6 and 12: the rates of offers and statements were bounded in length as well.
  BoundedRate: {
    type: 'string',
    pattern: ratePattern,
    'x-by-release': [{ until: '3.1.1', schema: { type: 'string', pattern: ratePattern, minLength: 1, maxLength: 10 } }],
  },
} as const satisfies Definitions;
