import { type Definitions, ref } from '../../json-schema.ts';

/** Overdraft terms of a personal current account. */
export const pcaOverdraft = {
  PCAOverdraft: {
    type: 'object',
    'x-closed': 'partly',
    required: ['OverdraftTierBandSet'],
    properties: {
      Notes: ref('Notes'),
      OverdraftTierBandSet: { type: 'array', minItems: 1, items: ref('PCAOverdraftTierBandSet') },
    },
  },
  PCAOverdraftTierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'OverdraftTierBand'],
    properties: {
      TierBandMethod: { type: 'string', enum: ['Tiered', 'Whole', 'Banded'] },
      OverdraftType: { type: 'string', enum: ['Committed', 'OnDemand', 'Other'] },
      Identification: ref('Max35Text'),
      AuthorisedIndicator: { type: 'boolean' },
      BufferAmount: ref('OB_Amount1'),
      Notes: ref('Notes'),
      OverdraftTierBand: { type: 'array', minItems: 1, items: ref('PCAOverdraftTierBand') },
      OverdraftFeesCharges: { type: 'array', items: ref('PCAOverdraftFeesCharges') },
    },
  },
  PCAOverdraftTierBand: {
    type: 'object',
    required: ['TierValueMin'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMin: ref('OB_Amount1'),
      TierValueMax: ref('OB_Amount1'),
      OverdraftInterestChargingCoverage: ref('PCATierBandMethodCode'),
      BankGuaranteedIndicator: { type: 'boolean' },
      EAR: ref('Rate'),
      // Change 23.
      RepresentativeAPR: { ...ref('Rate'), 'x-since': '3.1.4' },
      Notes: ref('Notes'),
      OverdraftFeesCharges: { type: 'array', items: ref('PCAOverdraftFeesCharges') },
    },
  },
  PCAOverdraftFeesCharges: {
    type: 'object',
    required: ['OverdraftFeeChargeDetail'],
    properties: {
      OverdraftFeeChargeCap: { type: 'array', items: ref('PCAOverdraftFeeChargeCap') },
      OverdraftFeeChargeDetail: { type: 'array', minItems: 1, items: ref('PCAOverdraftFeeChargeDetail') },
    },
  },
  PCAOverdraftFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('PCAOverdraftFeeTypeCode') },
      OverdraftControlIndicator: { type: 'boolean' },
      MinMaxType: ref('PCAMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'number' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('PCAPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
  PCAOverdraftFeeChargeDetail: {
    type: 'object',
    required: ['FeeType', 'ApplicationFrequency'],
    properties: {
      FeeType: ref('PCAOverdraftFeeTypeCode'),
      OverdraftControlIndicator: { type: 'boolean' },
      IncrementalBorrowingAmount: ref('OB_Amount1'),
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('PCAInterestRateTypeCode'),
      ApplicationFrequency: ref('PCAFeeFrequencyCode'),
      CalculationFrequency: ref('PCAFeeFrequencyCode'),
      Notes: ref('Notes'),
      OtherFeeType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherFeeRateType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OtherCalculationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OverdraftFeeChargeCap: ref('PCAOverdraftFeeChargeDetailOverdraftFeeChargeCap'),
    },
  },
  PCAOverdraftFeeChargeDetailOverdraftFeeChargeCap: {
    type: 'object',
    'x-closed': 'partly',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('PCAOverdraftFeeTypeCode') },
      OverdraftControlIndicator: { type: 'boolean' },
      MinMaxType: ref('PCAMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'number' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('PCAPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
} as const satisfies Definitions;
