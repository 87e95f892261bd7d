import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { at, isObject, type JsonObject, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersAll, offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { lookAtSameContent } from '../../core/same-content.ts';
import type { Sketch } from '../../core/sketch.ts';

const product = (changes: JsonObject = {}): JsonObject => ({
  AccountId: 'acc-1',
  ProductName: 'Everyday',
  ProductType: 'PersonalCurrentAccount',
  PCA: {},
  ...changes,
});
const other = {
  ProductType: 'Other',
  PCA: undefined,
  OtherProductType: { Name: 'Savings account', Description: 'Instant' },
};
const one = (changes: JsonObject, consent: ConsentKey = 'detail'): Sketch => ({
  operation: 'GET /accounts/{AccountId}/product',
  consent,
  data: { Product: [product(changes)] },
});
const bulk = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /products',
  data: { Product: records.map((changes) => product(changes)) },
});
const shared = { applies: offersGroup('products'), scenarios: ['reads'], needs: 'a product' } as const;

/** The sub-models that belong to one ProductType alone. */
const owned = [
  ['BCA', 'BusinessCurrentAccount'],
  ['PCA', 'PersonalCurrentAccount'],
] as const;

/** What holds between the members of a product, between products and between consents. */
export default [
  rule({
    ...shared,
    id: 'AISP-PRO-003',
    optional: true,
    level: 'MUST',
    title: 'A product of ProductType Other is told by OtherProductType with Name and Description',
    matters: '"Other" alone tells nobody anything: without name and description the product cannot even be shown.',
    clause: clause('Products', 'Data Dictionary'),
    needs: 'a product of ProductType Other',
    apart: true,
    *judge(evidence) {
      for (const found of evidence.records('Product')) {
        if (found.value.ProductType !== 'Other') continue;
        const told = ['Name', 'Description'].every((name) => at(found.value, 'OtherProductType', name) !== undefined);
        yield look(below(found, 'OtherProductType'), told, 'Expected OtherProductType with Name and Description');
      }
    },
    accept: {
      'name and description': one(other),
      'beside one of another type': bulk({}, { ...other, AccountId: 'acc-2' }),
    },
    reject: {
      nothing: one({ ...other, OtherProductType: undefined }),
      'no Description': one({ ...other, OtherProductType: { Name: 'Savings' } }),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-PRO-004',
    level: 'MUST',
    title: 'An account has one product',
    matters: 'An account with two products has two prices; the TPP picks one and is wrong for half of the customers.',
    clause: clause('Products', 'Resource Definition'),
    applies: offersAll('GET /products'),
    needs: 'the list of all products',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes({ operation: 'GET /products' })) {
        const seen = new Set<string>();
        for (const found of recordsOf(exchange, 'Product')) {
          const id = textAt(found.value, 'AccountId');
          if (id === undefined) continue;
          yield look(below(found, 'AccountId'), !seen.has(id), 'Expected one product of each account', id);
          seen.add(id);
        }
      }
    },
    accept: { 'two accounts with the same product': bulk({ ProductId: 'P' }, { ProductId: 'P', AccountId: 'acc-2' }) },
    reject: { 'two products of one account': bulk({ ProductId: 'P' }, { ProductId: 'Q' }) },
  }),
  rule({
    ...shared,
    id: 'AISP-PRO-005',
    optional: true,
    level: 'SHOULD',
    title: 'BCA belongs to a BusinessCurrentAccount alone, PCA to a PersonalCurrentAccount alone',
    matters:
      'Terms of a business account on a personal one, or the reverse, compare a customer with fees that they never pay.',
    clause: clause('Products', 'Notes'),
    needs: 'a product with BCA or PCA',
    apart: true,
    *judge(evidence) {
      for (const found of evidence.records('Product')) {
        const { ProductType } = found.value;
        const models = owned.filter(([name]) => isObject(found.value[name]));
        if (typeof ProductType !== 'string' || models.length === 0) continue;
        const stray = models.find(([, type]) => ProductType !== type);
        yield look(found, stray === undefined, 'Expected BCA and PCA for their own ProductType alone', ProductType);
      }
    },
    accept: {
      'its own model': one({}),
    },
    reject: {
      'PCA for a business account': one({ ProductType: 'BusinessCurrentAccount' }),
      'BCA for a loan': one({ ProductType: 'SMELoan', PCA: undefined, BCA: {} }),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-PRO-009',
    level: 'MUST',
    title: 'What a product shows does not depend on the other permissions of the consent',
    matters:
      'The terms of an account are the same for every TPP; if they depend on the consent, two comparisons rank it differently.',
    clause: clause('Products', 'Permission Codes'),
    scenarios: ['reads', 'basic-view'],
    needs: 'the same product under two consents',
    judge: (evidence) =>
      lookAtSameContent(evidence, {
        operations: ['GET /accounts/{AccountId}/product', 'GET /products'],
        record: 'Product',
        key: (value) => textAt(value, 'AccountId'),
      }),
    accept: { 'the same under both': [one({}), one({}, 'basic')] },
    reject: { 'the model withheld': [one({}), one({ PCA: undefined }, 'basic')] },
  }),
];
