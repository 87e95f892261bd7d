import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Progress } from './progress.ts';
import { timeLeft } from './time-left.ts';

/** A progress on a stream that keeps what is written, on a clock that only the test moves. */
function progressOn({ isTTY, terminal = 'xterm', total = 4 }: { isTTY: boolean; terminal?: string; total?: number }) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const stream = { isTTY, columns: 60, write: (text: string) => written.push(text) > 0 };
  const progress = new Progress(stream as unknown as NodeJS.WriteStream, total, { now: () => clock.ms, terminal });
  return { progress, written, clock };
}

describe('Progress', () => {
  it('updates one line on a terminal, no wider than that', () => {
    const { progress, written } = progressOn({ isTTY: true });
    progress.gathering({ title: 'Reading what the consents open', place: 3, total: 30, calls: 20, planned: 330 });
    progress.judged({ outcome: 'pass' });
    progress.clear();
    const [gathering = '', judged = '', cleared] = written;
    assert.ok(gathering.startsWith('\r\u001b[KGathering 3/30: Reading what the consents open · 20 of ab'), gathering);
    assert.equal(gathering.length, '\r\u001b[K'.length + 59);
    assert.equal(judged, '\r\u001b[KDone with 1 of 4 rules in the run: 1 passed');
    assert.equal(cleared, '\r\u001b[K');
  });

  it('writes whole lines where a line cannot be taken back', () => {
    const { progress, written } = progressOn({ isTTY: true, terminal: 'dumb' });
    progress.note('Gather the evidence …');
    progress.clear();
    assert.deepEqual(written, ['Gather the evidence …\n']);
  });

  it('in a log writes when a phase begins and ends, and every ten seconds between', () => {
    const { progress, written, clock } = progressOn({ isTTY: false });
    progress.gathering({ title: 'Consents', place: 1, total: 2, calls: 0 });
    clock.ms = 9_000;
    progress.gathering({ title: 'Consents', place: 1, total: 2, calls: 40 });
    clock.ms = 10_000;
    progress.gathering({ title: 'Reads', place: 2, total: 2, calls: 50, planned: 100 });
    clock.ms = 12_500;
    progress.endGathering(true);
    for (const outcome of ['pass', 'fail', 'pass', 'not-exercised'] as const) progress.judged({ outcome });
    assert.deepEqual(written, [
      'Gathering 1/2: Consents · 0 calls\n',
      'Gathering 2/2: Reads · 50 of about 100 calls · about 10 s left\n',
      'Gathered the evidence: 2 scenarios, 50 calls in 12.5 s\n',
      'Done with 1 of 4 rules in the run: 1 passed\n',
      'Done with 4 of 4 rules in the run: 1 failed, 1 not exercised, 2 passed\n',
    ]);
  });

  it('shows control characters of a title instead of obeying them', () => {
    const { progress, written } = progressOn({ isTTY: false });
    progress.note('\u001b[2Jgone');
    assert.deepEqual(written, ['\\u001b[2Jgone\n']);
  });
});

describe('timeLeft', () => {
  it('goes by the pace so far', () => {
    assert.equal(timeLeft(10_000, 50, 100), ' · about 10 s left');
    assert.equal(timeLeft(60_000, 10, 100), ' · about 9 min left');
  });

  it('says nothing too early, at the end, or where the end is not known', () => {
    assert.deepEqual(
      [timeLeft(1_000, 50, 100), timeLeft(9_000, 100, 100), timeLeft(9_000, 5, undefined)],
      ['', '', ''],
    );
  });
});
