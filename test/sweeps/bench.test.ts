import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

test('the benchmarks run where no browser is: what needs one is left out, and says so', () => {
  const all = join(import.meta.dirname, '..', '..', 'bench', 'all.js');
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [all, 'report-page'], { encoding: 'utf8', env });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^report-page: left out, no Chromium at \/nowhere\/chromium, which CHROMIUM_PATH names$/m);
});

test('the mixed load finds no error and no loss at a bank of two processes', {
  skip: process.platform !== 'linux',
}, () => {
  const mixed = join(import.meta.dirname, '..', '..', 'bench', 'mixed.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [mixed, '1'], { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  assert.match(
    stdout,
    /[1-9]\d* consents of which [1-9]\d* were deleted, .* errors 0 \(.*: met\), losses 0 \(.*: met\)/,
  );
});
