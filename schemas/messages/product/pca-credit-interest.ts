import { type Definitions, ref } from '../../json-schema.ts';

/** Credit interest of a personal current account. */
export const pcaCreditInterest = {
  PCACreditInterest: {
    type: 'object',
    'x-closed': 'partly',
    required: ['TierBandSet'],
    properties: {
      TierBandSet: { type: 'array', minItems: 1, items: ref('PCATierBandSet') },
    },
  },
  PCATierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'TierBand'],
    properties: {
      TierBandMethod: ref('PCATierBandMethodCode'),
      CalculationMethod: { type: 'string', enum: ['Compound', 'SimpleInterest'] },
      Destination: { type: 'string', enum: ['PayAway', 'SelfCredit'] },
      Notes: ref('Notes'),
      TierBand: { type: 'array', minItems: 1, items: ref('PCATierBand') },
    },
  },
  PCATierBand: {
    type: 'object',
    required: ['TierValueMinimum', 'ApplicationFrequency', 'FixedVariableInterestRateType', 'AER'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMinimum: ref('OB_Amount1'),
      TierValueMaximum: ref('OB_Amount1'),
      CalculationFrequency: ref('PCAInterestFrequencyCode'),
      ApplicationFrequency: ref('PCAInterestFrequencyCode'),
      DepositInterestAppliedCoverage: ref('PCATierBandMethodCode'),
      FixedVariableInterestRateType: { type: 'string', enum: ['Fixed', 'Variable'] },
      AER: ref('Rate'),
      BankInterestRateType: ref('PCAInterestRateTypeCode'),
      BankInterestRate: ref('Rate'),
      Notes: ref('Notes'),
      OtherBankInterestType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OtherCalculationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
    },
  },
} as const satisfies Definitions;
