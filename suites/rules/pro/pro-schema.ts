import { clause, openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/product',
  data: {
    Product: [{ AccountId: 'acc-1', ProductName: 'Ó Everyday', ProductType: 'PersonalCurrentAccount', ...changes }],
  },
});
const overdraft = (band: JsonObject): Sketch =>
  record({
    PCA: {
      Overdraft: {
        OverdraftTierBandSet: [{ TierBandMethod: 'Whole', OverdraftTierBand: [{ TierValueMin: '0', ...band }] }],
      },
    },
  });
const shared = {
  level: 'MUST',
  applies: offersGroup('products'),
  scenarios: ['reads'],
  needs: 'a product',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/Product/*/${name}`);

/** The parts of OBReadProduct2 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-PRO-001',
    title: 'A product has AccountId and ProductType',
    matters: "A product without the account it belongs to can be laid beside none of the customer's accounts.",
    clause: openApiClause('OBReadProduct2'),
    releases: { since: '3.1.1' },
    owns: { families: ['product'], at: members('AccountId', 'ProductType'), keywords: ['required'] },
    accept: { 'these two': record({ ProductName: undefined }) },
    reject: { 'no ProductType': record({ ProductType: undefined }), 'no AccountId': record({ AccountId: undefined }) },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PRO-002',
    title: 'ProductType is one of the five values of the standard',
    matters:
      'A comparison begins with the kind of product; with an unknown one, a credit card is compared with current accounts.',
    clause: clause('Products', 'Data Dictionary'),
    owns: { families: ['product'], at: members('ProductType'), keywords: ['enum'] },
    accept: { 'a loan to a small enterprise': record({ ProductType: 'SMELoan' }) },
    reject: { 'an account type': record({ ProductType: 'Savings' }), abbreviated: record({ ProductType: 'PCA' }) },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PRO-006',
    title: 'ProductName has at most 350 characters, SecondaryProductId 70, ProductId 40 and MarketingStateId 35',
    matters:
      'The name of the product is what the customer looks for; one that overflows is cut, and two tariffs become one.',
    clause: clause('Products', 'Data Dictionary'),
    owns: {
      families: ['product'],
      at: members('ProductName', 'ProductId', 'SecondaryProductId', 'MarketingStateId'),
      keywords: ['minLength', 'maxLength'],
    },
    accept: { 'as long as they may be': record({ ProductName: 'é'.repeat(350), ProductId: 'p'.repeat(40) }) },
    reject: {
      'a name of 351 characters': record({ ProductName: 'P'.repeat(351) }),
      'an id of 41 characters': record({ ProductId: 'p'.repeat(41) }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-PRO-008',
    title: 'RepresentativeAPR of an overdraft is a rate as text, and known from release 3.1.4 on',
    matters: 'The APR ranks overdrafts; one that cannot be read as a number drops the dearest to the end of the list.',
    clause: openApiClause('OBReadProduct2 OverdraftTierBand'),
    needs: 'a current account with an overdraft',
    owns: {
      families: ['product'],
      at: members(...['PCA', 'BCA'].map((part) => `${part}/Overdraft/**/RepresentativeAPR`)),
    },
    accept: { 'a rate': overdraft({ RepresentativeAPR: '34.9' }) },
    reject: {
      'a number': overdraft({ RepresentativeAPR: 34.9 }),
      'with a sign of per cent': overdraft({ RepresentativeAPR: '34.9%' }),
    },
  }),
];
