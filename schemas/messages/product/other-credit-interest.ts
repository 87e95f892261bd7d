import { type Definitions, ref } from '../../json-schema.ts';

/** Credit interest of a product that is no current account. */
export const otherCreditInterest = {
  OtherCreditInterest: {
    type: 'object',
    required: ['TierBandSet'],
    properties: {
      TierBandSet: { type: 'array', minItems: 1, items: ref('OtherTierBandSet') },
    },
  },
  OtherTierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'Destination', 'TierBand'],
    properties: {
      TierBandMethod: ref('OtherTierBandMethodCode'),
      CalculationMethod: ref('OtherCalculationMethodCode'),
      Destination: { type: 'string', enum: ['INOT', 'INPA', 'INSC'] },
      Notes: ref('Notes'),
      OtherCalculationMethod: ref('OB_OtherCodeType1'),
      OtherDestination: ref('OB_OtherCodeType1'),
      TierBand: { type: 'array', minItems: 1, items: ref('OtherTierBand') },
    },
  },
  OtherTierBand: {
    type: 'object',
    required: ['TierValueMinimum', 'ApplicationFrequency', 'FixedVariableInterestRateType', 'AER'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMinimum: ref('OB_Amount1'),
      TierValueMaximum: ref('OB_Amount1'),
      CalculationFrequency: ref('OtherInterestFrequencyCode'),
      ApplicationFrequency: ref('OtherInterestFrequencyCode'),
      DepositInterestAppliedCoverage: ref('OtherTierBandMethodCode'),
      FixedVariableInterestRateType: ref('OtherFixedVariableInterestRateTypeCode'),
      AER: ref('Rate'),
      BankInterestRateType: ref('OtherInterestRateTypeCode'),
      BankInterestRate: ref('Rate'),
      Notes: ref('Notes'),
      OtherBankInterestType: ref('OB_OpenOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_OtherCodeType1'),
      OtherCalculationFrequency: ref('OB_OtherCodeType1'),
    },
  },
} as const satisfies Definitions;
