import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beside } from './beside.ts';

test('tells what of a list is missing and what is too much', () => {
  assert.equal(beside(['a', 'b'], ['b', 'c']).inWords(), '["a","b"], missing ["c"], too many ["a"]');
  assert.equal(beside([], ['c']).inWords(), '[], missing ["c"]');
});

test('counts what stands there more than once', () => {
  assert.equal(beside(['a', 'a'], ['a']).inWords(), '["a","a"], too many ["a"]');
  assert.equal(beside([{ a: 1, b: 2 }], [{ b: 2, a: 1 }, { a: 3 }]).inWords(), '[{"a":1,"b":2}], missing [{"a":3}]');
});

test('tells both lists where only their order differs', () => {
  assert.equal(beside(['a', 'b'], ['b', 'a']).inWords(), '["a","b"] instead of ["b","a"]');
});

test('gives the length of a long list, and all that differs', () => {
  const long = Array.from({ length: 30 }, (_, index) => index);
  assert.equal(beside(long, long.slice(2)).inWords(), '30 values, too many [0,1]');
});

test('tells both of any other values', () => {
  assert.equal(beside('Authorised', undefined).inWords(), '"Authorised" instead of nothing');
});
