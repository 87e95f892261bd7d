import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { isRunning } from './is-running.ts';

test('tells a process that runs from one that ended', async () => {
  assert.ok(isRunning(process.pid));
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  assert.ok(!isRunning(child.pid ?? process.pid));
});

test('tells that a process was killed of which nobody has asked how it ended', {
  skip: process.platform !== 'linux',
}, async () => {
  // The shell starts a process and becomes one that asks of none, so that the killed one stays in the list of all.
  const shell = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [said] = (await once(shell.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    assert.ok(isRunning(pid));
    process.kill(pid, 'SIGKILL');
    while (isRunning(pid)) await new Promise((resolve) => setImmediate(resolve));
    assert.doesNotThrow(() => process.kill(pid, 0));
  } finally {
    shell.kill('SIGKILL');
  }
});
