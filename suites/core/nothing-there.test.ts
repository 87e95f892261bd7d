import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Evidence } from './evidence.ts';
import { lookAtNothingThere } from './nothing-there.ts';
import { archiveOf, type Sketch } from './sketch.ts';

const operation = 'GET /accounts/{AccountId}/scheduled-payments';

function problems(sketch: Omit<Sketch, 'operation'>) {
  const evidence = new Evidence(archiveOf({ operation, ...sketch })).seenBy('AISP-SCP-008');
  return [...lookAtNothingThere(evidence, operation, 'ScheduledPayment')].map(({ problem, got }) => [problem, got]);
}

it('tells an account that is answered with no list, and leaves an answer that is no JSON to the rule of the operation', () => {
  assert.deepEqual(problems({ data: { ScheduledPayment: [] } }), [[undefined, undefined]]);
  assert.deepEqual(problems({ data: {} }), [['Expected 200 and an empty array', 'nothing']]);
  assert.deepEqual(problems({ body: '' }), [['Expected 200 and an empty array', 'nothing']]);
  assert.deepEqual(problems({ body: '{"Data":{"ScheduledPayment":[{},]}}' }), []);
});
