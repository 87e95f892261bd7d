import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explanationProblems, journalledRun, judgedHar } from '../support/journalled-run.ts';

test('the journal of a whole run explains every refusal, and no rule fails or warns at its archive', async () => {
  const { journal, entries } = await journalledRun();
  assert.ok(entries.length > 250);
  assert.deepEqual(explanationProblems(entries), []);
  const verdicts = await judgedHar(await journal.har());
  const bad = verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'error' || outcome === 'warn');
  assert.deepEqual(
    bad.map(({ id, findings, reason }) => [id, findings, reason]),
    [],
  );
  assert.ok(verdicts.filter(({ outcome }) => outcome === 'pass').length > 100);
});
