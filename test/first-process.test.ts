import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { endAtSignals } from '../bin/first-process.ts';

class FakeProcess extends EventEmitter {
  readonly pid: number;
  readonly exits: number[] = [];
  constructor(pid: number) {
    super();
    this.pid = pid;
  }
  exit(code: number): void {
    this.exits.push(code);
  }
}

test('the first process of a container ends at a signal that no command listens for', () => {
  const own = new FakeProcess(1);
  endAtSignals(own);
  own.emit('SIGTERM');
  own.emit('SIGINT');
  assert.deepEqual(own.exits, [143, 130]);
});

test('a command that listens ends in its own way, and at once the second time', () => {
  const own = new FakeProcess(1);
  endAtSignals(own);
  let heard = 0;
  own.once('SIGTERM', () => {
    heard += 1;
  });
  own.emit('SIGTERM');
  assert.deepEqual([heard, own.exits], [1, []]);
  own.emit('SIGTERM');
  assert.deepEqual([heard, own.exits], [1, [143]]);
});

test('any other process is left to the kernel', () => {
  const own = new FakeProcess(2);
  endAtSignals(own);
  assert.equal(own.listenerCount('SIGTERM'), 0);
});
