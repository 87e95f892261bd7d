import { type Definitions, ref } from '../../json-schema.ts';

/** The product details of a business current account. */
export const bcaProductDetails = {
  BCAProductDetails: {
    type: 'object',
    'x-closed': 'partly',
    properties: {
      Segment: {
        type: 'array',
        items: {
          type: 'string',
          enum: [
            'ClientAccount',
            'Standard',
            'NonCommercialChaitiesClbSoc',
            'NonCommercialPublicAuthGovt',
            'Religious',
            'SectorSpecific',
            'Startup',
            'Switcher',
          ],
        },
      },
      FeeFreeLength: { type: 'number' },
      FeeFreeLengthPeriod: ref('BCAPeriodCode'),
      Notes: ref('Notes'),
    },
  },
} as const satisfies Definitions;
