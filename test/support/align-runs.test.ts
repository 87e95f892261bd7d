import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecordedExchange } from '../../suites/core/archive.ts';
import { alignRuns } from './align-runs.ts';

/** A run whose calls were made for what the letters stand for. */
function run(letters: string): readonly RecordedExchange[] {
  return [...letters].map((variant, index) => ({
    id: `x${index + 1}`,
    scenario: 'reads',
    purpose: '',
    about: { probe: 'happy', variant },
    request: { method: 'GET', url: 'https://bank.test/', headers: [] },
    startedAt: '2026-03-17T10:30:00.000Z',
    durationMs: 0,
  }));
}

const aligned = (one: string, two: string) =>
  alignRuns(run(one), run(two)).map((pair) => `${pair.one?.id ?? '-'} ${pair.two?.id ?? '-'}`);

describe('alignRuns', () => {
  it('pairs the calls of two runs of the same course', () => {
    assert.deepEqual(aligned('ab', 'ab'), ['x1 x1', 'x2 x2']);
  });

  it('pairs what comes after a call that only one of them has', () => {
    assert.deepEqual(aligned('abc', 'acd'), ['x1 x1', 'x3 x2', '- x3', 'x2 -']);
  });

  it('pairs as many as it can where the order differs, and none twice', () => {
    assert.deepEqual(aligned('abcd', 'bcda'), ['x2 x1', 'x3 x2', 'x4 x3', '- x4', 'x1 -']);
  });
});
