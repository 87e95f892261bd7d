import { type Definitions, ref } from '../../json-schema.ts';

/** Credit interest of a business current account. */
export const bcaCreditInterest = {
  BCACreditInterest: {
    type: 'object',
    'x-closed': 'partly',
    required: ['TierBandSet'],
    properties: {
      TierBandSet: { type: 'array', minItems: 1, items: ref('BCATierBandSet') },
    },
  },
  BCATierBandSet: {
    type: 'object',
    required: ['TierBandMethod', 'Destination', 'TierBand'],
    properties: {
      TierBandMethod: ref('BCATierBandMethodCode'),
      CalculationMethod: { type: 'string', enum: ['Compound', 'SimpleInterest'] },
      Destination: { type: 'string', enum: ['PayAway', 'SelfCredit'] },
      Notes: ref('Notes'),
      TierBand: { type: 'array', minItems: 1, items: ref('BCATierBand') },
    },
  },
  BCATierBand: {
    type: 'object',
    required: ['TierValueMinimum', 'ApplicationFrequency', 'FixedVariableInterestRateType', 'AER'],
    properties: {
      Identification: ref('Max35Text'),
      TierValueMinimum: ref('OB_Amount1'),
      TierValueMaximum: ref('OB_Amount1'),
      CalculationFrequency: ref('BCAInterestFrequencyCode'),
      ApplicationFrequency: ref('BCAInterestFrequencyCode'),
      DepositInterestAppliedCoverage: ref('BCATierBandMethodCode'),
      FixedVariableInterestRateType: { type: 'string', enum: ['Fixed', 'Variable'] },
      AER: ref('Rate'),
      BankInterestRateType: ref('BCAInterestRateTypeCode'),
      BankInterestRate: ref('Rate'),
      Notes: ref('Notes'),
      OtherBankInterestType: ref('OB_CurrentAccountOtherCodeType1'),
      OtherApplicationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
      OtherCalculationFrequency: ref('OB_CurrentAccountOtherCodeType1'),
    },
  },
} as const satisfies Definitions;
