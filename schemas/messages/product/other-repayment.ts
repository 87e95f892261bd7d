import { type Definitions, ref } from '../../json-schema.ts';

/** Repayment terms of a product that is no current account. */
export const otherRepayment = {
  OtherRepayment: {
    type: 'object',
    properties: {
      RepaymentType: {
        type: 'string',
        enum: ['USBA', 'USBU', 'USCI', 'USCS', 'USER', 'USFA', 'USFB', 'USFI', 'USIO', 'USOT', 'USPF', 'USRW', 'USSL'],
      },
      RepaymentFrequency: {
        type: 'string',
        enum: ['SMDA', 'SMFL', 'SMFO', 'SMHY', 'SMMO', 'SMOT', 'SMQU', 'SMWE', 'SMYE'],
      },
      AmountType: { type: 'string', enum: ['RABD', 'RABL', 'RACI', 'RAFC', 'RAIO', 'RALT', 'USOT'] },
      Notes: ref('Notes'),
      OtherRepaymentType: ref('OB_OpenOtherCodeType1'),
      OtherRepaymentFrequency: ref('OB_OpenOtherCodeType1'),
      OtherAmountType: ref('OB_OpenOtherCodeType1'),
      RepaymentFeeCharges: ref('OtherRepaymentFeeCharges'),
      RepaymentHoliday: { type: 'array', items: ref('OtherRepaymentHoliday') },
    },
  },
  OtherRepaymentFeeCharges: {
    type: 'object',
    required: ['RepaymentFeeChargeDetail'],
    properties: {
      RepaymentFeeChargeDetail: { type: 'array', minItems: 1, items: ref('OtherLoanInterestFeeChargeDetail') },
      RepaymentFeeChargeCap: { type: 'array', items: ref('OtherRepaymentFeeChargeCap') },
    },
  },
  OtherRepaymentFeeChargeCap: {
    type: 'object',
    required: ['FeeType', 'MinMaxType'],
    properties: {
      FeeType: { type: 'array', minItems: 1, items: ref('OtherFeeTypeCode') },
      MinMaxType: ref('OtherMinMaxTypeCode'),
      FeeCapOccurrence: { type: 'integer' },
      FeeCapAmount: ref('OB_Amount1'),
      CappingPeriod: ref('OtherPeriodCode'),
      Notes: ref('Notes'),
      OtherFeeType: { type: 'array', items: ref('OB_OpenOtherCodeType1') },
    },
  },
  OtherRepaymentHoliday: {
    type: 'object',
    properties: {
      MaxHolidayLength: { type: 'integer' },
      MaxHolidayPeriod: ref('OtherPeriodCode'),
      Notes: ref('Notes'),
    },
  },
} as const satisfies Definitions;
