import { type Definitions, ref } from '../../json-schema.ts';

/** Fees and charges of a product that is no current account. */
export const otherOtherFeesCharges = {
  OtherOtherFeesCharges: {
    type: 'object',
    required: ['FeeChargeDetail'],
    properties: {
      TariffType: { type: 'string', enum: ['TTEL', 'TTMX', 'TTOT'] },
      TariffName: ref('Max350Text'),
      OtherTariffType: ref('OB_OpenOtherCodeType1'),
      FeeChargeDetail: { type: 'array', minItems: 1, items: ref('OtherFeeChargeDetail') },
      FeeChargeCap: { type: 'array', items: ref('OtherRepaymentFeeChargeCap') },
    },
  },
  OtherFeeChargeDetail: {
    type: 'object',
    required: ['FeeCategory', 'FeeType', 'ApplicationFrequency'],
    properties: {
      FeeCategory: ref('OtherFeeCategoryCode'),
      FeeType: ref('OtherFeeTypeCode'),
      NegotiableIndicator: { type: 'boolean' },
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('OtherInterestRateTypeCode'),
      ApplicationFrequency: ref('OtherFeeFrequencyCode'),
      CalculationFrequency: ref('OtherFeeFrequencyCode'),
      Notes: ref('Notes'),
      FeeChargeCap: { type: 'array', items: ref('OtherRepaymentFeeChargeCap') },
      OtherFeeCategoryType: ref('OB_OtherCodeType1'),
      OtherFeeType: ref('OtherOtherFeeType'),
      OtherFeeRateType: ref('OB_OtherCodeType1'),
      OtherApplicationFrequency: ref('OB_OtherCodeType1'),
      OtherCalculationFrequency: ref('OB_OtherCodeType1'),
      FeeApplicableRange: ref('OtherFeeApplicableRange'),
    },
  },
  OtherFeeApplicableRange: {
    type: 'object',
    properties: {
      MinimumAmount: ref('OB_Amount1'),
      MaximumAmount: ref('OB_Amount1'),
      MinimumRate: ref('Rate'),
      MaximumRate: ref('Rate'),
    },
  },
} as const satisfies Definitions;
