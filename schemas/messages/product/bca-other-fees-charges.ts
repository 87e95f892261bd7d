import { type Definitions, ref } from '../../json-schema.ts';

/** Fees and charges of a business current account. */
export const bcaOtherFeesCharges = {
  BCAOtherFeesCharges: {
    type: 'object',
    required: ['FeeChargeDetail'],
    properties: {
      TariffType: { type: 'string', enum: ['Electronic', 'Mixed', 'Other'] },
      TariffName: ref('Max350Text'),
      OtherTariffType: ref('OB_CurrentAccountOtherCodeType1'),
      FeeChargeDetail: { type: 'array', minItems: 1, items: ref('BCAFeeChargeDetail') },
      FeeChargeCap: { type: 'array', items: ref('BCAFeeChargeCap') },
    },
  },
  BCAFeeChargeDetail: {
    type: 'object',
    required: ['FeeCategory', 'FeeType', 'ApplicationFrequency'],
    properties: {
      FeeCategory: ref('BCAFeeCategoryCode'),
      FeeType: ref('BCAFeeTypeCode'),
      NegotiableIndicator: { type: 'boolean' },
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('BCAInterestRateTypeCode'),
      ApplicationFrequency: ref('BCAFeeFrequencyCode'),
      CalculationFrequency: ref('BCAFeeFrequencyCode'),
      Notes: ref('Notes'),
      FeeChargeCap: { type: 'array', items: ref('BCAFeeChargeCap') },
      OtherFeeCategoryType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherFeeType: ref('BCAOtherFeeType'),
      OtherFeeRateType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OtherCalculationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      FeeApplicableRange: ref('BCAFeeApplicableRange'),
    },
  },
  BCAFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('BCAFeeTypeCode') },
      MinMaxType: ref('BCAMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'number' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('BCAPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
  BCAOtherFeeType: {
    type: 'object',
    'x-closed': 'partly',
    required: ['FeeCategory', 'Name', 'Description'],
    properties: {
      Code: ref('OB_CodeMnemonic'),
      FeeCategory: ref('BCAFeeCategoryCode'),
      Name: ref('Max70Text'),
      Description: ref('Max350Text'),
    },
  },
  BCAFeeApplicableRange: {
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
