import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest, suggestion } from './nearest.ts';

const words = ['service', 'full', 'timeoutMs', 'AISP-BAL-004'];

for (const [word, meant] of [
  ['servce', 'service'],
  ['Service', 'service'],
  ['fulll', 'full'],
  ['timoutMs', 'timeoutMs'],
  ['timeuotMs', 'timeoutMs'],
  ['aisp-bal-0004', 'AISP-BAL-004'],
  ['x', undefined],
  ['something else', undefined],
] as const) {
  test(`${word} is taken for ${meant ?? 'nothing'}`, () => assert.equal(nearest(word, words), meant));
}

test('falls back to another text when nothing is close', () => {
  assert.equal(suggestion('zebra', words, 'See the list.'), 'See the list.');
  assert.equal(suggestion('ful', words, 'See the list.'), 'Did you mean "full"?');
});
