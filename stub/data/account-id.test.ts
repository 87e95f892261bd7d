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

test('an id of a copy leads back to the copy, keeps to forty characters and hides the name', () => {
  const names = ['a', '@', 'aa', 'bob', 'test.user_1@example-2', '0'.repeat(24), 'z'.repeat(24), '@'.repeat(24)];
  const ids = names.map((copy) => encodeAccountId(7, { customer: 10, slot: 6, copy }));
  for (const [index, id] of ids.entries()) {
    assert.deepEqual(decodeAccountId(7, id), { customer: 10, slot: 6, copy: names[index] });
    assert.match(id, /^[0-9a-z]{15,40}$/);
    for (const other of [id.slice(0, -1), `${id}0`, id.slice(0, 14), `${id.slice(0, 14)}0`]) {
      assert.equal(decodeAccountId(7, other), undefined, other);
    }
    assert.equal(decodeAccountId(8, id), undefined);
  }
  assert.equal(new Set(ids).size, names.length);
  const [zeros = ''] = ids.slice(5);
  assert.ok(new Set(zeros.slice(14)).size > 8, 'letters that are alike are hidden each in its own way');
});

test('a copy without a name, or with one that no id can hold, is refused', () => {
  for (const copy of ['', 'Bob', 'a b', 'a!b', 'ö', 'a'.repeat(25)]) {
    assert.throws(() => encodeAccountId(7, { customer: 10, slot: 1, copy }), RangeError, copy);
  }
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
