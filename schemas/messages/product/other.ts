import { type Definitions, ref } from '../../json-schema.ts';
import { otherCodes } from './other-codes.ts';
import { otherCreditInterest } from './other-credit-interest.ts';
import { otherLoanInterest } from './other-loan-interest.ts';
import { otherOtherFeesCharges } from './other-other-fees-charges.ts';
import { otherOverdraft } from './other-overdraft.ts';
import { otherProductDetails } from './other-product-details.ts';
import { otherRepayment } from './other-repayment.ts';

/** The sub-model of a product that is no current account. */
export const otherProduct = {
  OtherProductType: {
    type: 'object',
    required: ['Name', 'Description'],
    properties: {
      Name: ref('Max350Text'),
      Description: ref('Max350Text'),
      ProductDetails: ref('OtherProductDetails'),
      CreditInterest: ref('OtherCreditInterest'),
      Overdraft: ref('OtherOverdraft'),
      LoanInterest: ref('OtherLoanInterest'),
      Repayment: ref('OtherRepayment'),
      OtherFeesCharges: { type: 'array', items: ref('OtherOtherFeesCharges') },
      SupplementaryData: ref('OBSupplementaryData1'),
    },
  },
  ...otherProductDetails,
  ...otherCodes,
  ...otherCreditInterest,
  ...otherOverdraft,
  ...otherLoanInterest,
  ...otherRepayment,
  ...otherOtherFeesCharges,
} as const satisfies Definitions;
