import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadOffer1: what the ASPSP offers on an account. */
export const offerMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { Offer: { type: 'array', items: ref('OBOffer') } },
});

export const offerRecord = {
  OBOffer: {
    type: 'object',
    required: ['AccountId'],
    properties: {
      AccountId: ref('Max40Text'),
      OfferId: ref('Max40Text'),
      OfferType: {
        type: 'string',
        enum: ['BalanceTransfer', 'LimitIncrease', 'MoneyTransfer', 'Other', 'PromotionalRate'],
      },
      Description: ref('Max500Text'),
      StartDateTime: ref('ISODateTime'),
      EndDateTime: ref('ISODateTime'),
      Rate: ref('BoundedRate'),
      // Change 12.
      Value: {
        type: 'integer',
        'x-by-release': [{ until: '3.1.1', schema: { type: 'integer', format: 'int32' } }],
      },
      Term: ref('Max500Text'),
      URL: ref('Max256Text'),
      Amount: ref('OBActiveOrHistoricCurrencyAndAmount'),
      Fee: ref('OBActiveOrHistoricCurrencyAndAmount'),
    },
  },
} as const satisfies Definitions;
