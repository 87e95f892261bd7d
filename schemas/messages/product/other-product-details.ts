import { type Definitions, ref } from '../../json-schema.ts';

/** The product details of a product that is no current account. */
export const otherProductDetails = {
  OtherProductDetails: {
    type: 'object',
    properties: {
      Segment: {
        type: 'array',
        items: {
          type: 'string',
          enum: [
            'GEAS',
            'GEBA',
            'GEBR',
            'GEBU',
            'GECI',
            'GECS',
            'GEFB',
            'GEFG',
            'GEG',
            'GEGR',
            'GEGS',
            'GEOT',
            'GEOV',
            'GEPA',
            'GEPR',
            'GERE',
            'GEST',
            'GEYA',
            'GEYO',
            'PSCA',
            'PSES',
            'PSNC',
            'PSNP',
            'PSRG',
            'PSSS',
            'PSST',
            'PSSW',
          ],
        },
      },
      FeeFreeLength: { type: 'integer' },
      FeeFreeLengthPeriod: ref('OtherPeriodCode'),
      MonthlyMaximumCharge: ref('OB_Amount1'),
      Notes: ref('Notes'),
      OtherSegment: ref('OB_OtherCodeType1'),
    },
  },
} as const satisfies Definitions;
