import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Release } from '../releases.ts';
import { resolveMessage } from '../resolve.ts';

/** A definition of the message of products in one release. */
function inProducts(name: string, release: Release) {
  const found = resolveMessage('product', { release }).$defs?.[name];
  assert.ok(found, name);
  return found;
}

test('gives other products their sub-model from 3.1.1, and looks into it from 3.1.2 (changes 7 and 13)', () => {
  const repayment = (release: Release) => inProducts('OtherProductType', release).properties?.Repayment;
  assert.equal(repayment('3.1.0'), undefined);
  assert.deepEqual(repayment('3.1.1'), {});
  assert.deepEqual(repayment('3.1.2'), { $ref: '#/$defs/OtherRepayment' });
  assert.deepEqual(inProducts('OBProduct', '3.1.1').required, ['AccountId']);
  assert.deepEqual(inProducts('OBProduct', '3.1.2').required, ['AccountId', 'ProductType']);
});

test('knows the representative APR of overdrafts from 3.1.4 (change 23)', () => {
  const band = (release: Release) => inProducts('PCAOverdraftTierBand', release).properties ?? {};
  assert.ok(!('RepresentativeAPR' in band('3.1.3')) && 'RepresentativeAPR' in band('3.1.4'));
});

test('closes the other codes of current accounts in 3.1.4, and those of other products one release later (change 22)', () => {
  const closed = (name: string) =>
    (['3.1.3', '3.1.4', '3.1.5'] as const).map((release) => inProducts(name, release).additionalProperties === false);
  assert.deepEqual(closed('OB_CurrentAccountOtherCodeType1'), [false, true, true]);
  assert.deepEqual(closed('OB_OtherCodeType1'), [false, false, true]);
});
