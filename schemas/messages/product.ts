import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';
import { bcaProduct } from './product/bca.ts';
import { otherProduct } from './product/other.ts';
import { pcaProduct } from './product/pca.ts';

/** OBReadProduct2: the product behind an account. */
export const productMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { Product: { type: 'array', items: ref('OBProduct') } },
});

const otherCode = {
  type: 'object',
  required: ['Name', 'Description'],
  properties: { Code: ref('OB_CodeMnemonic'), Name: ref('Max70Text'), Description: ref('Max350Text') },
} as const satisfies AnnotatedSchema;

export const productRecord = {
  OBProduct: {
    type: 'object',
    required: ['AccountId'],
    // Change 7. The Swagger file has it one release earlier.
    'x-required': { ProductType: { since: '3.1.2' } },
    properties: {
      ProductName: ref('Max350Text'),
      ProductId: ref('Max40Text'),
      AccountId: ref('Max40Text'),
      SecondaryProductId: ref('Max70Text'),
      ProductType: {
        type: 'string',
        enum: ['BusinessCurrentAccount', 'CommercialCreditCard', 'Other', 'PersonalCurrentAccount', 'SMELoan'],
      },
      MarketingStateId: ref('Max35Text'),
      OtherProductType: ref('OtherProductType'),
      BCA: ref('OBBCAData1'),
      PCA: ref('OBPCAData1'),
    },
  },
  ...otherProduct,
  ...bcaProduct,
  ...pcaProduct,
  // As published, `^\\w{0,4}$` with its backslash escaped twice, which no mnemonic matches; the sub-models of
  // current accounts spell the same element right, and that spelling is taken for all three.
  OB_CodeMnemonic: { type: 'string', pattern: '^\\w{0,4}$' },
  OB_Amount1: { type: 'string', pattern: '^(-?\\d{1,14}){1}(\\.\\d{1,4}){0,1}$' },
  Notes: { type: 'array', items: ref('Max2000Text') },
  OB_OtherCodeType1: {
    ...otherCode,
    'x-closed': 'partly',
    // Change 22 left it open; it closed one release later.
    'x-by-release': [{ since: '3.1.2', until: '3.1.4', schema: otherCode }],
  },
  // In current accounts it is closed wherever anything but the envelope is: change 22 closed it there at once.
  OB_CurrentAccountOtherCodeType1: { ...otherCode, 'x-closed': 'partly' },
  OB_OpenOtherCodeType1: otherCode,
} as const satisfies Definitions;
