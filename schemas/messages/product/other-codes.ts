import type { Definitions } from '../../json-schema.ts';

/** The enumerations of a product that is no current account. */
export const otherCodes = {
  OtherPeriodCode: { type: 'string', enum: ['PACT', 'PDAY', 'PHYR', 'PMTH', 'PQTR', 'PWEK', 'PYER'] },
  OtherTierBandMethodCode: { type: 'string', enum: ['INBA', 'INTI', 'INWH'] },
  OtherCalculationMethodCode: { type: 'string', enum: ['ITCO', 'ITOT', 'ITSI'] },
  OtherInterestFrequencyCode: {
    type: 'string',
    enum: ['FQAT', 'FQDY', 'FQHY', 'FQMY', 'FQOT', 'FQQY', 'FQSD', 'FQWY', 'FQYY'],
  },
  OtherFixedVariableInterestRateTypeCode: { type: 'string', enum: ['INFI', 'INVA'] },
  OtherInterestRateTypeCode: { type: 'string', enum: ['INBB', 'INFR', 'INGR', 'INLR', 'INNE', 'INOT'] },
  OtherOverdraftFeeTypeCode: {
    type: 'string',
    enum: ['FBAO', 'FBAR', 'FBEB', 'FBIT', 'FBOR', 'FBOS', 'FBSC', 'FBTO', 'FBUB', 'FBUT', 'FTOT', 'FTUT'],
  },
  OtherMinMaxTypeCode: { type: 'string', enum: ['FMMN', 'FMMX'] },
  OtherFeeFrequencyCode: {
    type: 'string',
    enum: [
      'FEAC',
      'FEAO',
      'FECP',
      'FEDA',
      'FEHO',
      'FEI',
      'FEMO',
      'FEOA',
      'FEOT',
      'FEPC',
      'FEPH',
      'FEPO',
      'FEPS',
      'FEPT',
      'FEPTA',
      'FEPTP',
      'FEQU',
      'FESM',
      'FEST',
      'FEWE',
      'FEYE',
    ],
  },
  OtherFeeTypeCode: { type: 'string', enum: ['FEPF', 'FTOT', 'FYAF', 'FYAM', 'FYAQ', 'FYCP', 'FYDB', 'FYMI', 'FYXX'] },
  OtherFeeCategoryCode: { type: 'string', enum: ['FCOT', 'FCRE', 'FCSV'] },
} as const satisfies Definitions;
