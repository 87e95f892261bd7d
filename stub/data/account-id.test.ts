import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeAccountId, encodeAccountId } from './account-id.ts';

test('an account id leads back to its customer and slot', () => {
  for (const place of [
    { customer: 0, slot: 1 },
    { customer: 10, slot: 6 },
    { customer: 16_777_215, slot: 255 },
  ]) {
    assert.deepEqual(decodeAccountId(7, encodeAccountId(7, place)), place);
  }
});

test('ten thousand ids are told apart, short, and of letters and digits', () => {
  const ids = new Set(Array.from({ length: 10_000 }, (_, customer) => encodeAccountId(7, { customer, slot: 1 })));
  assert.equal(ids.size, 10_000);
  for (const id of ids) assert.match(id, /^[0-9a-z]{14}$/);
});

test('ids that were never given out name nothing', () => {
  const id = encodeAccountId(7, { customer: 10, slot: 1 });
  const changed = id.slice(0, 13) + (id.endsWith('0') ? '1' : '0');
  for (const unknown of ['', 'unknown', changed, id.toUpperCase(), `${id}0`, id.slice(1), '0'.repeat(14), '22289']) {
    assert.equal(decodeAccountId(7, unknown), undefined, unknown);
  }
  assert.equal(decodeAccountId(8, id), undefined, 'another seed');
});

test('a place outside the bounds is refused', () => {
  assert.throws(() => encodeAccountId(7, { customer: 1, slot: 256 }), RangeError);
  assert.throws(() => encodeAccountId(7, { customer: 2 ** 24, slot: 1 }), RangeError);
});
