import { type Definitions, ref } from '../../json-schema.ts';
import { bcaCodes } from './bca-codes.ts';
import { bcaCreditInterest } from './bca-credit-interest.ts';
import { bcaOtherFeesCharges } from './bca-other-fees-charges.ts';
import { bcaOverdraft } from './bca-overdraft.ts';
import { bcaProductDetails } from './bca-product-details.ts';

/** The sub-model of a business current account. */
export const bcaProduct = {
  OBBCAData1: {
    type: 'object',
    'x-closed': 'partly',
    properties: {
      ProductDetails: ref('BCAProductDetails'),
      CreditInterest: ref('BCACreditInterest'),
      Overdraft: ref('BCAOverdraft'),
      OtherFeesCharges: { type: 'array', items: ref('BCAOtherFeesCharges') },
    },
  },
  ...bcaProductDetails,
  ...bcaCodes,
  ...bcaCreditInterest,
  ...bcaOverdraft,
  ...bcaOtherFeesCharges,
} as const satisfies Definitions;
