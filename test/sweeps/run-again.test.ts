import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { aispHere } from '../support/aisp-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-run-again-'));
after(() => rmSync(folder, { recursive: true }));
const reportIn = (name: string) => JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8')) as Report;

test('a run judges again what another left open, at a bank with the same fault, and ends by what it judged', async () => {
  const first = await aispHere([
    'run',
    '--only',
    'AISP-BAL-*',
    '--only',
    'AISP-SEED-00*',
    '--fault',
    'balance-type-missing-expected',
    '--out',
    join(folder, 'first'),
  ]);
  assert.equal(first.code, 1, first.stderr);
  const open = reportIn('first').rules.filter(({ outcome }) => ['fail', 'not-exercised', 'error'].includes(outcome));
  const second = await aispHere(['run', '--again', join(folder, 'first'), '--out', join(folder, 'second')]);
  const { rules, again, target } = reportIn('second');
  assert.deepEqual(
    rules.map(({ id }) => id),
    open.map(({ id }) => id),
  );
  assert.deepEqual([second.code, target.faults], [1, ['balance-type-missing-expected']]);
  assert.deepEqual([again?.startedAt, again?.rules], [reportIn('first').startedAt, reportIn('first').rules.length]);
  assert.match(second.stdout, /was judged again: \d+ rules? of \d+/);
});

test('fails again what failed where another rule gathers the evidence, so that no failure is newly passing', async () => {
  const [whole, again] = [join(folder, 'whole'), join(folder, 'whole-again')];
  const first = await aispHere(['run', '--fault', 'expired-token-with-oauth-error', '--out', whole]);
  assert.equal(first.code, 1, first.stderr);
  const second = await aispHere(['run', '--again', whole, '--out', again]);
  assert.equal(second.code, 1, second.stderr);
  const failed = (name: string) => reportIn(name).rules.flatMap(({ id, outcome }) => (outcome === 'fail' ? [id] : []));
  assert.ok(failed('whole').includes('AISP-ERR-001'));
  assert.deepEqual(failed('whole-again'), failed('whole'));
  const { stdout } = await aispHere(['report', 'diff', whole, again]);
  assert.match(stdout, /No regression\./);
  assert.doesNotMatch(stdout, /newly passing/);
});
