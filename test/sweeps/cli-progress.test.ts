import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { aisp } from '../support/aisp.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-progress-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const env = { TMPDIR: folder };

test('in a log a run tells how far it is in whole lines, without control characters', async () => {
  const args = ['run', '--only', 'AISP-BAL-*', '--out', join(folder, 'log')];
  const { code, stderr } = await aisp(args, { env });
  assert.equal(code, 0, stderr);
  assert.match(stderr, /^Gather the evidence …$/m);
  assert.match(stderr, /^Gathered the evidence: \d+ scenarios, \d+ calls in [\d.]+ s$/m);
  assert.match(stderr, /^Done with (\d+) of \1 rules in the run: .*\d+ passed/m);
  for (const text of ['\u001b', '\r', 'aisp-progress']) assert.ok(!stderr.includes(text));
});

test('with --quiet it prints the verdict and where the report is, and nothing else', async () => {
  const args = ['run', '--quiet', '--only', 'AISP-BAL-*', '--out', join(folder, 'quiet')];
  const { code, stdout, stderr } = await aisp(args, { env });
  assert.equal(code, 0, stderr);
  assert.equal(stderr, '');
  const [verdict, ...files] = stdout.trimEnd().split('\n');
  assert.match(verdict ?? '', /^Conforming\. /);
  assert.ok(files.length >= 2 && files.every((file) => file.startsWith(`  ${join(folder, 'quiet')}`)), stdout);
});
