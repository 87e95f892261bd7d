import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecordedExchange } from '../core/archive.ts';
import { Budget } from './budget.ts';
import { isRepeatable } from './patience.ts';
import { TargetWatch } from './run-ended.ts';

const exchange: RecordedExchange = {
  id: 'x1',
  scenario: 'reads',
  purpose: 'GET /accounts: happy',
  about: { operation: 'GET /accounts', probe: 'happy' },
  request: { method: 'GET', url: 'https://bank.example/accounts', headers: [] },
  startedAt: '2026-03-15T12:00:00Z',
  durationMs: 700,
};
const answered = { ...exchange, response: { status: 200, headers: [], body: 'x'.repeat(600), size: 600 } };
const failed = (code: string): RecordedExchange => ({ ...exchange, failure: { code, message: '' } });

describe('the budget of a run', () => {
  it('is spent by calls, by the time that the bank takes for all of them, and by what they hold together', () => {
    const limits = { calls: 3, timeoutMs: 1000, maxRunMs: 1000, maxRunBytes: 1000 };
    for (const [key, ample] of [
      ['limits.calls', { maxRunMs: 9000, maxRunBytes: 9000 }],
      ['limits.maxRunMs', { calls: 9, maxRunBytes: 9000 }],
      ['limits.maxRunBytes', { calls: 9, maxRunMs: 9000 }],
    ] as const) {
      const budget = new Budget({ ...limits, ...ample });
      const spent = Array.from({ length: 4 }, () => {
        const found = budget.spent(1);
        budget.take(answered);
        return found?.limit;
      });
      assert.deepEqual(spent, [undefined, undefined, key === 'limits.calls' ? undefined : key, key]);
    }
  });

  it('lets a run be, where the configuration says nothing, that takes as long as an honest one', () => {
    const budget = new Budget({ calls: 1000, timeoutMs: 15_000 });
    for (let made = 0; made < 500; made += 1) budget.take(answered);
    assert.equal(budget.spent(1), undefined);
  });
});

describe('an answer that was cut', () => {
  it('is the word of the bank, and not asked for again, unless it only took too long', () => {
    for (const code of ['cut-headers', 'cut-body', 'cut-unpacked', 'cut-ratio', 'cut-values']) {
      assert.equal(isRepeatable('GET', failed(code)), false, code);
    }
    for (const code of ['cut-time', 'timeout', 'ECONNRESET'])
      assert.equal(isRepeatable('GET', failed(code)), true, code);
  });

  it('tells that the target is still there', () => {
    const lostAfter = (code: string) => {
      const watch = new TargetWatch();
      for (let calls = 0; calls < 9; calls += 1) watch.note(failed(code));
      return watch.lost?.because;
    };
    assert.equal(lostAfter('cut-body'), undefined);
    assert.equal(lostAfter('timeout'), 'target-lost');
  });
});
