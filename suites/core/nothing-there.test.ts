import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Evidence } from './evidence.ts';
import { lookAtNothingThere } from './nothing-there.ts';
import { archiveOf, type Sketch } from './sketch.ts';

const operation = 'GET /accounts/{AccountId}/scheduled-payments';

function problems(sketch: Omit<Sketch, 'operation'>) {
  const evidence = new Evidence(archiveOf({ operation, ...sketch }));
  return [...lookAtNothingThere(evidence, operation, 'ScheduledPayment')].map(({ problem, got }) => [problem, got]);
}

it('tells an answer that is no JSON from an account that is answered with no list', () => {
  assert.deepEqual(problems({ data: { ScheduledPayment: [] } }), [[undefined, undefined]]);
  assert.deepEqual(problems({ data: {} }), [['Expected 200 and an empty array', 'nothing']]);
  assert.deepEqual(problems({ body: '' }), [['Expected 200 and an empty array', 'nothing']]);
  assert.deepEqual(problems({ body: '{"Data":{"ScheduledPayment":[{},]}}' }), [
    ['Expected a JSON body', '"{\\"Data\\":{\\"ScheduledPayment\\":[{},]}}"'],
  ]);
});
