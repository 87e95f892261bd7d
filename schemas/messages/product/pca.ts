import { type Definitions, ref } from '../../json-schema.ts';
import { pcaCodes } from './pca-codes.ts';
import { pcaCreditInterest } from './pca-credit-interest.ts';
import { pcaOtherFeesCharges } from './pca-other-fees-charges.ts';
import { pcaOverdraft } from './pca-overdraft.ts';
import { pcaProductDetails } from './pca-product-details.ts';

/** The sub-model of a personal current account. */
export const pcaProduct = {
  OBPCAData1: {
    type: 'object',
    'x-closed': 'partly',
    properties: {
      ProductDetails: ref('PCAProductDetails'),
      CreditInterest: ref('PCACreditInterest'),
      Overdraft: ref('PCAOverdraft'),
      OtherFeesCharges: ref('PCAOtherFeesCharges'),
    },
  },
  ...pcaProductDetails,
  ...pcaCreditInterest,
  ...pcaCodes,
  ...pcaOverdraft,
  ...pcaOtherFeesCharges,
} as const satisfies Definitions;
