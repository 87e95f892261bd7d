import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { judgeBank } from './support/bank-run.ts';
import { type Json, spoilBodies } from './support/misbehaving-proxy.ts';

const catalogue = await loadRules();

/** Calls accounts otherwise in an answer, wherever their ids stand. */
function rename(value: Json, isRenamed: (id: string) => boolean): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && typeof value.AccountId === 'string' && isRenamed(value.AccountId)) {
    value.AccountId = '%41/ä?';
  }
  for (const each of Object.values(value)) rename(each, isRenamed);
}

/** Verdicts on a bank that calls accounts so, and the rules that say that they wait for an id that can be called. */
async function judged(isRenamed: (id: string) => boolean) {
  const carrying = spoilBodies((body) => rename(body, isRenamed));
  const { verdicts } = await judgeBank(catalogue, { profile: serviceProfile, carrying });
  const waiting = verdicts.filter(({ reason = '' }) => reason.includes('no segment of a path'));
  return { verdicts, waiting: waiting.map(({ id }) => id) };
}

describe('an account whose id no path can name', () => {
  it('keeps no rule from the other accounts', async () => {
    let first: string | undefined;
    const { verdicts, waiting } = await judged((id) => {
      first ??= id;
      return id === first;
    });
    assert.deepEqual(waiting, []);
    assert.ok(verdicts.filter(({ outcome }) => outcome === 'not-exercised').length < 10);
  });

  it('is the reason of what waits for an account, and of nothing else', async () => {
    const { waiting } = await judged(() => true);
    for (const id of ['AISP-EP-005', 'AISP-ACC-019', 'AISP-FIL-001', 'AISP-BEN-001'])
      assert.ok(waiting.includes(id), `${id} does not say what it waits for`);
    for (const id of ['AISP-SEC-005', 'AISP-HDR-021', 'AISP-HTTP-018', 'AISP-FIL-014'])
      assert.ok(!waiting.includes(id), `${id} says that it waits for another id`);
  });
});
