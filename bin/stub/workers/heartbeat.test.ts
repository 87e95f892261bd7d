import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Heartbeat, mostUnanswered } from './heartbeat.ts';

function watched() {
  const done = { asked: 0, ended: 0 };
  const heartbeat = new Heartbeat({
    ask: () => {
      done.asked += 1;
    },
    end: () => {
      done.ended += 1;
    },
  });
  return { done, heartbeat };
}

test('who answers is never ended, however often it is late', () => {
  const { done, heartbeat } = watched();
  heartbeat.serves();
  for (let round = 0; round < 10; round++) {
    for (let beat = 0; beat < mostUnanswered.serving; beat++) heartbeat.beat();
    heartbeat.answered();
  }
  assert.deepEqual(done, { asked: 10 * mostUnanswered.serving, ended: 0 });
});

test('who answers no more is ended, and who is loading is given longer', () => {
  for (const serves of [true, false]) {
    const { done, heartbeat } = watched();
    if (serves) heartbeat.serves();
    const most = serves ? mostUnanswered.serving : mostUnanswered.starting;
    for (let beat = 0; beat < most; beat++) heartbeat.beat();
    assert.equal(done.ended, 0);
    heartbeat.beat();
    assert.equal(done.ended, 1);
  }
});
