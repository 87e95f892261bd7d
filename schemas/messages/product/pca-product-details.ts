import { type Definitions, ref } from '../../json-schema.ts';

/** The product details of a personal current account. */
export const pcaProductDetails = {
  PCAProductDetails: {
    type: 'object',
    'x-closed': 'partly',
    properties: {
      Segment: {
        type: 'array',
        items: {
          type: 'string',
          enum: [
            'Basic',
            'BenefitAndReward',
            'CreditInterest',
            'Cashback',
            'General',
            'Graduate',
            'Other',
            'Overdraft',
            'Packaged',
            'Premium',
            'Reward',
            'Student',
            'YoungAdult',
            'Youth',
          ],
        },
      },
      MonthlyMaximumCharge: ref('OB_Amount1'),
      Notes: ref('Notes'),
    },
  },
} as const satisfies Definitions;
