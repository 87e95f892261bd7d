import { type Definitions, ref } from '../../json-schema.ts';

/** Fees and charges of a personal current account. */
export const pcaOtherFeesCharges = {
  PCAOtherFeesCharges: {
    type: 'object',
    'x-closed': 'partly',
    required: ['FeeChargeDetail'],
    properties: {
      FeeChargeDetail: { type: 'array', minItems: 1, items: ref('PCAFeeChargeDetail') },
      FeeChargeCap: { type: 'array', items: ref('PCAFeeChargeCap') },
    },
  },
  PCAFeeChargeDetail: {
    type: 'object',
    required: ['FeeCategory', 'FeeType', 'ApplicationFrequency'],
    properties: {
      FeeCategory: ref('PCAFeeCategoryCode'),
      FeeType: ref('PCAFeeTypeCode'),
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('PCAInterestRateTypeCode'),
      ApplicationFrequency: ref('PCAFeeFrequencyCode'),
      CalculationFrequency: ref('PCAFeeFrequencyCode'),
      Notes: ref('Notes'),
      OtherFeeCategoryType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherFeeType: ref('PCAOtherFeeType'),
      OtherFeeRateType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OtherCalculationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      FeeChargeCap: { type: 'array', items: ref('PCAFeeChargeCap') },
      FeeApplicableRange: ref('PCAFeeApplicableRange'),
    },
  },
  PCAOtherFeeType: {
    type: 'object',
    'x-closed': 'partly',
    required: ['FeeCategory', 'Name', 'Description'],
    properties: {
      Code: ref('OB_CodeMnemonic'),
      FeeCategory: ref('PCAFeeCategoryCode'),
      Name: ref('Max70Text'),
      Description: ref('Max350Text'),
    },
  },
  PCAFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('PCAFeeTypeCode') },
      MinMaxType: ref('PCAMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'number' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('PCAPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
  PCAFeeApplicableRange: {
    type: 'object',
    'x-closed': 'partly',
    properties: {
      MinimumAmount: ref('OB_Amount1'),
      MaximumAmount: ref('OB_Amount1'),
      MinimumRate: ref('Rate'),
      MaximumRate: ref('Rate'),
    },
  },
} as const satisfies Definitions;
