import type { OfficialSchema } from '../official-document.ts';
import { type Erratum, eachSchema, messageOf, without } from './erratum.ts';

const product = { AccountId: '22289', ProductType: 'Other' };
const otherType = { Name: 'Bridge loan', Description: 'A loan between two houses' };
const products = (record: unknown) => ({ family: 'product', body: messageOf('Product', [record]) }) as const;

/** True for a schema within the sub-models of current accounts, wherever a release defines them. */
const ofCurrentAccount = (path: string): boolean => /^\/OB[BP]CAData1\b|\/(?:BCA|PCA)(?:\/|$)/.test(path);

/** Members of other products that came with 3.1.1 in one form of the file, and with 3.1.2 in both. */
const ofOtherProducts = [
  'ProductDetails',
  'CreditInterest',
  'Overdraft',
  'LoanInterest',
  'Repayment',
  'OtherFeesCharges',
  'SupplementaryData',
];

/** Where the files err in products. */
export const productErrata: readonly Erratum[] = [
  {
    id: 'no current accounts',
    releases: { since: '3.1.1', until: '3.1.1' },
    forms: ['swagger'],
    reason: 'BCA and PCA are in the OpenAPI file of the release, and in both files of those before and after.',
    clause: 'OpenAPI file of 3.1.1, OBProduct2',
    takenBy: 'us',
    repair: (definitions, { OBBCAData1 = {}, OBPCAData1 = {}, ...twin }) => {
      const { OB_Product1 = {} } = definitions;
      const { BCA = {}, PCA = {} } = twin.OBProduct2?.properties ?? {};
      const properties = { ...OB_Product1.properties, BCA, PCA };
      return { ...definitions, OBBCAData1, OBPCAData1, OB_Product1: { ...OB_Product1, properties } };
    },
    witness: () => products({ ...product, ProductType: 'PersonalCurrentAccount', PCA: {} }),
  },
  {
    id: 'a product type that is required in one form of the file',
    releases: { since: '3.1.1', until: '3.1.1' },
    forms: ['swagger'],
    reason: 'Optional in the OpenAPI file of the release. A bank that keeps to either is right.',
    clause: 'OpenAPI file of 3.1.1, OBProduct2',
    takenBy: 'us',
    repair: (definitions) => {
      const { OB_Product1 = {} } = definitions;
      const required = (OB_Product1.required ?? []).filter((name) => name !== 'ProductType');
      return { ...definitions, OB_Product1: { ...OB_Product1, required } };
    },
    witness: () => products({ AccountId: '22289' }),
  },
  {
    id: 'other products on which the two forms differ',
    releases: { since: '3.1.1', until: '3.1.1' },
    reason:
      'The Swagger file describes the terms of other products with numbers where all later releases have text; the OpenAPI file closes the object to them. They are let through and not looked into: a bank that keeps to either is right.',
    clause: 'Swagger and OpenAPI files of 3.1.1, OtherProductType',
    takenBy: 'us',
    repair: (definitions) =>
      eachSchema(definitions, (schema, path) => {
        if (!/^\/OB_?OtherProductType1$/.test(path)) return schema;
        const open = Object.fromEntries(ofOtherProducts.map((name): [string, OfficialSchema] => [name, {}]));
        return { ...schema, properties: { ...schema.properties, ...open } };
      }),
    witness: () => products({ ...product, OtherProductType: { ...otherType, LoanInterest: { Notes: ['text'] } } }),
  },
  {
    id: 'lists that are closed in place of their items',
    releases: { until: '3.1.1' },
    reason:
      'Lists within current accounts refuse unknown members, which says nothing of a list, and their items refuse none. Every other object of these two releases does.',
    clause: 'OpenAPI and Swagger files of 3.1.0 and 3.1.1, all other objects',
    takenBy: 'the published file',
    repair: (definitions) =>
      eachSchema(definitions, (schema) => {
        if (schema.type !== 'array' || schema.additionalProperties !== false) return schema;
        const { items } = schema;
        const closed = items?.type === 'object' ? { items: { ...items, additionalProperties: false } } : {};
        return { ...without(schema, 'additionalProperties'), ...closed };
      }),
    witness: () => products({ ...product, BCA: { OtherFeesCharges: [otherCharges] } }),
  },
  {
    id: 'current accounts that stay closed in the open releases',
    releases: { since: '3.1.2', until: '3.1.3' },
    reason:
      'These two releases opened every record but the envelope and the errors; current accounts were left as they were.',
    clause: 'OpenAPI and Swagger files of 3.1.2 and 3.1.3, all other records',
    takenBy: 'us',
    repair: (definitions) =>
      eachSchema(definitions, (schema, path) =>
        ofCurrentAccount(path) ? without(schema, 'additionalProperties') : schema,
      ),
    witness: () => products({ ...product, PCA: { Unforeseen: 'text' } }),
  },
  {
    id: 'a code mnemonic with its backslash escaped twice',
    releases: { since: '3.1.2', until: '4.0.0' },
    reason:
      'The pattern of OB_CodeMnemonic in other products asks for a backslash, which no mnemonic has; current accounts spell the same element right.',
    clause: 'the same file, OB_OtherCodeType1 in OBBCAData1 and OBPCAData1',
    takenBy: 'us',
    repair: ({ OB_CodeMnemonic = {}, ...definitions }) => ({
      ...definitions,
      OB_CodeMnemonic: unescaped(OB_CodeMnemonic),
    }),
    witness: () =>
      products({
        ...product,
        OtherProductType: {
          ...otherType,
          ProductDetails: { OtherSegment: { Code: 'GEBA', Name: 'x', Description: 'y' } },
        },
      }),
  },
  {
    id: 'rates and amounts with their backslashes escaped twice',
    releases: { since: '3.1.2', until: '3.1.6' },
    reason: 'The patterns ask for backslashes, so that nothing that makes sense matches. Release 3.1.7 repaired them.',
    clause: 'OpenAPI and Swagger files of 3.1.7',
    takenBy: 'us',
    repair: (definitions) =>
      eachSchema(definitions, (schema, path) => (path === '/OB_CodeMnemonic' ? schema : unescaped(schema))),
    witness: () =>
      products({ ...product, OtherProductType: { ...otherType, ProductDetails: { MonthlyMaximumCharge: '10.00' } } }),
  },
];

const otherCharges = {
  TariffType: 'Electronic',
  FeeChargeDetail: [
    { FeeCategory: 'Other', FeeType: 'Other', ApplicationFrequency: 'Other', FeeAmount: '1.00', Unforeseen: 'text' },
  ],
};

function unescaped(schema: OfficialSchema): OfficialSchema {
  return schema.pattern?.includes('\\\\') ? { ...schema, pattern: schema.pattern.replaceAll('\\\\', '\\') } : schema;
}
