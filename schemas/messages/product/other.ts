import { type AnnotatedSchema, type Definitions, ref } from '../../json-schema.ts';
import { otherCodes } from './other-codes.ts';
import { otherCreditInterest } from './other-credit-interest.ts';
import { otherLoanInterest } from './other-loan-interest.ts';
import { otherOtherFeesCharges } from './other-other-fees-charges.ts';
import { otherOverdraft } from './other-overdraft.ts';
import { otherProductDetails } from './other-product-details.ts';
import { otherRepayment } from './other-repayment.ts';

// Changes 7 and 13. In 3.1.1 only the Swagger file has these members, with other types inside than any later release,
// and the OpenAPI file closes the object to them: they are let through and not looked into.
const detail = (schema: AnnotatedSchema): AnnotatedSchema => ({
  ...schema,
  'x-since': '3.1.1',
  'x-by-release': [{ until: '3.1.1', schema: {} }],
});

/** The sub-model of a product that is no current account. */
export const otherProduct = {
  OtherProductType: {
    type: 'object',
    required: ['Name', 'Description'],
    properties: {
      Name: ref('Max350Text'),
      Description: ref('Max350Text'),
      ProductDetails: detail(ref('OtherProductDetails')),
      CreditInterest: detail(ref('OtherCreditInterest')),
      Overdraft: detail(ref('OtherOverdraft')),
      LoanInterest: detail(ref('OtherLoanInterest')),
      Repayment: detail(ref('OtherRepayment')),
      OtherFeesCharges: detail({ type: 'array', items: ref('OtherOtherFeesCharges') }),
      SupplementaryData: detail(ref('OBSupplementaryData1')),
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
