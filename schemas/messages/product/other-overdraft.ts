import { type Definitions, ref } from '../../json-schema.ts';

/** Overdraft terms of a product that is no current account. */
export const otherOverdraft = {
  OtherOverdraft: {
    type: 'object',
    required: ['OverdraftTierBandSet'],
    properties: {
      Notes: ref('Notes'),
      OverdraftTierBandSet: { type: 'array', minItems: 1, items: ref('OtherOverdraftTierBandSet') },
    },
  },
  OtherOverdraftTierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'OverdraftTierBand'],
    properties: {
      TierBandMethod: ref('OtherTierBandMethodCode'),
      OverdraftType: { type: 'string', enum: ['OVCO', 'OVOD', 'OVOT'] },
      Identification: ref('Max35Text'),
      AuthorisedIndicator: { type: 'boolean' },
      BufferAmount: ref('OB_Amount1'),
      Notes: ref('Notes'),
      OverdraftTierBand: { type: 'array', minItems: 1, items: ref('OtherOverdraftTierBand') },
      OverdraftFeesCharges: { type: 'array', items: ref('OtherOverdraftFeesCharges') },
    },
  },
  OtherOverdraftTierBand: {
    type: 'object',
    required: ['TierValueMin'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMin: ref('OB_Amount1'),
      TierValueMax: ref('OB_Amount1'),
      EAR: ref('Rate'),
      AgreementLengthMin: { type: 'integer' },
      AgreementLengthMax: { type: 'integer' },
      AgreementPeriod: ref('OtherPeriodCode'),
      OverdraftInterestChargingCoverage: ref('OtherTierBandMethodCode'),
      BankGuaranteedIndicator: { type: 'boolean' },
      Notes: ref('Notes'),
      OverdraftFeesCharges: { type: 'array', items: ref('OtherOverdraftFeesCharges') },
    },
  },
  OtherOverdraftFeesCharges: {
    type: 'object',
    required: ['OverdraftFeeChargeDetail'],
    properties: {
      OverdraftFeeChargeCap: { type: 'array', items: ref('OtherOverdraftFeeChargeCap') },
      OverdraftFeeChargeDetail: { type: 'array', minItems: 1, items: ref('OtherOverdraftFeeChargeDetail') },
    },
  },
  OtherOverdraftFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('OtherOverdraftFeeTypeCode') },
      MinMaxType: ref('OtherMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'integer' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('OtherPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
  OtherOverdraftFeeChargeDetail: {
    type: 'object',
    required: ['FeeType', 'ApplicationFrequency'],
    properties: {
      FeeType: ref('OtherOverdraftFeeTypeCode'),
      NegotiableIndicator: { type: 'boolean' },
      OverdraftControlIndicator: { type: 'boolean' },
      IncrementalBorrowingAmount: ref('OB_Amount1'),
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('OtherInterestRateTypeCode'),
      ApplicationFrequency: ref('OtherFeeFrequencyCode'),
      CalculationFrequency: ref('OtherFeeFrequencyCode'),
      Notes: ref('Notes'),
      OverdraftFeeChargeCap: { type: 'array', items: ref('OtherOverdraftFeeChargeCap') },
      OtherFeeType: ref('OB_OtherCodeType1'),
      OtherFeeRateType: ref('OB_OtherCodeType1'),
      OtherApplicationFrequency: ref('OB_OtherCodeType1'),
      OtherCalculationFrequency: ref('OB_OtherCodeType1'),
    },
  },
} as const satisfies Definitions;
