import { type AnnotatedSchema, type Definitions, ref } from '../../json-schema.ts';

const otherFeeType = {
  type: 'object',
  required: ['FeeCategory', 'Name', 'Description'],
  properties: {
    Code: ref('OB_CodeMnemonic'),
    FeeCategory: ref('OtherFeeCategoryCode'),
    Name: ref('Max70Text'),
    Description: ref('Max350Text'),
  },
} as const satisfies AnnotatedSchema;

/** Loan interest of a product that is no current account. */
export const otherLoanInterest = {
  OtherLoanInterest: {
    type: 'object',
    required: ['LoanInterestTierBandSet'],
    properties: {
      Notes: ref('Notes'),
      LoanInterestTierBandSet: { type: 'array', minItems: 1, items: ref('OtherLoanInterestTierBandSet') },
    },
  },
  OtherLoanInterestTierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'CalculationMethod', 'LoanInterestTierBand'],
    properties: {
      TierBandMethod: ref('OtherTierBandMethodCode'),
      Identification: ref('Max35Text'),
      CalculationMethod: ref('OtherCalculationMethodCode'),
      Notes: ref('Notes'),
      OtherCalculationMethod: ref('OB_OtherCodeType1'),
      LoanInterestTierBand: { type: 'array', minItems: 1, items: ref('OtherLoanInterestTierBand') },
      LoanInterestFeesCharges: { type: 'array', items: ref('OtherLoanInterestFeesCharges') },
    },
  },
  OtherLoanInterestTierBand: {
    type: 'object',
    required: ['TierValueMinimum', 'TierValueMinTerm', 'MinTermPeriod', 'FixedVariableInterestRateType', 'RepAPR'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMinimum: ref('OB_Amount1'),
      TierValueMaximum: ref('OB_Amount1'),
      TierValueMinTerm: { type: 'integer' },
      MinTermPeriod: ref('OtherPeriodCode'),
      TierValueMaxTerm: { type: 'integer' },
      MaxTermPeriod: ref('OtherPeriodCode'),
      FixedVariableInterestRateType: ref('OtherFixedVariableInterestRateTypeCode'),
      RepAPR: ref('Rate'),
      LoanProviderInterestRateType: ref('OtherInterestRateTypeCode'),
      LoanProviderInterestRate: ref('Rate'),
      Notes: ref('Notes'),
      OtherLoanProviderInterestRateType: ref('OB_OpenOtherCodeType1'),
      LoanInterestFeesCharges: { type: 'array', items: ref('OtherLoanInterestFeesCharges') },
    },
  },
  OtherLoanInterestFeesCharges: {
    type: 'object',
    required: ['LoanInterestFeeChargeDetail'],
    properties: {
      LoanInterestFeeChargeDetail: { type: 'array', minItems: 1, items: ref('OtherLoanInterestFeeChargeDetail') },
      LoanInterestFeeChargeCap: { type: 'array', items: ref('OtherLoanInterestFeeChargeCap') },
    },
  },
  OtherLoanInterestFeeChargeDetail: {
    type: 'object',
    required: ['FeeType', 'ApplicationFrequency', 'CalculationFrequency'],
    properties: {
      FeeType: ref('OtherFeeTypeCode'),
      NegotiableIndicator: { type: 'boolean' },
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('OtherInterestRateTypeCode'),
      ApplicationFrequency: ref('OtherFeeFrequencyCode'),
      CalculationFrequency: ref('OtherFeeFrequencyCode'),
      Notes: ref('Notes'),
      OtherFeeType: ref('OtherOtherFeeType'),
      OtherFeeRateType: ref('OB_OtherCodeType1'),
      OtherApplicationFrequency: ref('OB_OtherCodeType1'),
      OtherCalculationFrequency: ref('OB_OtherCodeType1'),
    },
  },
  OtherOtherFeeType: {
    ...otherFeeType,
    'x-closed': 'partly',
    // Change 22 left it open; it closed one release later.
    'x-by-release': [{ since: '3.1.2', until: '3.1.4', schema: otherFeeType }],
  },
  OtherLoanInterestFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('OtherFeeTypeCode') },
      MinMaxType: ref('OtherMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'integer' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('OtherFeeFrequencyCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
} as const satisfies Definitions;
