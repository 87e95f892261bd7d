import { type Definitions, ref } from '../../json-schema.ts';

/** Overdraft terms of a business current account. */
export const bcaOverdraft = {
  BCAOverdraft: {
    type: 'object',
    'x-closed': 'partly',
    required: ['OverdraftTierBandSet'],
    properties: {
      Notes: ref('Notes'),
      OverdraftTierBandSet: { type: 'array', minItems: 1, items: ref('BCAOverdraftTierBandSet') },
    },
  },
  BCAOverdraftTierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'OverdraftTierBand'],
    properties: {
      TierBandMethod: ref('BCATierBandMethodCode'),
      OverdraftType: { type: 'string', enum: ['Committed', 'OnDemand'] },
      Identification: ref('Max35Text'),
      AuthorisedIndicator: { type: 'boolean' },
      BufferAmount: ref('OB_Amount1'),
      Notes: ref('Notes'),
      OverdraftTierBand: { type: 'array', minItems: 1, items: ref('BCAOverdraftTierBand') },
      OverdraftFeesCharges: { type: 'array', items: ref('BCAOverdraftFeesCharges') },
    },
  },
  BCAOverdraftTierBand: {
    type: 'object',
    required: ['TierValueMin'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMin: ref('OB_Amount1'),
      TierValueMax: ref('OB_Amount1'),
      EAR: ref('Rate'),
      // Change 23.
      RepresentativeAPR: { ...ref('Rate'), 'x-since': '3.1.4' },
      AgreementLengthMin: { type: 'number' },
      AgreementLengthMax: { type: 'number' },
      AgreementPeriod: ref('BCAPeriodCode'),
      OverdraftInterestChargingCoverage: ref('BCATierBandMethodCode'),
      BankGuaranteedIndicator: { type: 'boolean' },
      Notes: ref('Notes'),
      OverdraftFeesCharges: { type: 'array', items: ref('BCAOverdraftFeesCharges') },
    },
  },
  BCAOverdraftFeesCharges: {
    type: 'object',
    required: ['OverdraftFeeChargeDetail'],
    properties: {
      OverdraftFeeChargeCap: { type: 'array', items: ref('BCAOverdraftFeeChargeCap') },
      OverdraftFeeChargeDetail: { type: 'array', minItems: 1, items: ref('BCAOverdraftFeeChargeDetail') },
    },
  },
  BCAOverdraftFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('BCAOverdraftFeeTypeCode') },
      MinMaxType: ref('BCAMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'number' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('BCAPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
  BCAOverdraftFeeChargeDetail: {
    type: 'object',
    required: ['FeeType', 'ApplicationFrequency'],
    properties: {
      FeeType: ref('BCAOverdraftFeeTypeCode'),
      NegotiableIndicator: { type: 'boolean' },
      OverdraftControlIndicator: { type: 'boolean' },
      IncrementalBorrowingAmount: ref('OB_Amount1'),
      FeeAmount: ref('OB_Amount1'),
      FeeRate: ref('Rate'),
      FeeRateType: ref('BCAInterestRateTypeCode'),
      ApplicationFrequency: ref('BCAFeeFrequencyCode'),
      CalculationFrequency: ref('BCAFeeFrequencyCode'),
      Notes: ref('Notes'),
      OverdraftFeeChargeCap: { type: 'array', items: ref('BCAOverdraftFeeChargeCap') },
      OtherFeeType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherFeeRateType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OtherCalculationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
    },
  },
} as const satisfies Definitions;
