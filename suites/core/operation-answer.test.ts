import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookAtAnswer } from './operation-answer.ts';
import { archiveOf, type Sketch } from './sketch.ts';

const operation = 'GET /balances';

/** What a look at one answer says, and what came instead. */
function lookAt(answer: Omit<Sketch, 'operation'>) {
  const [exchange] = archiveOf([{ operation, ...answer }]).exchanges;
  const { problem, got } = exchange === undefined ? {} : lookAtAnswer(operation, exchange);
  return { problem, got };
}

describe('a look at the answer of an operation', () => {
  it('shows how a body begins that is not JSON, and what came in the place of a list', () => {
    const list = 'Expected a JSON body with the array Data.Balance';
    const page = lookAt({ body: '<html>Welcome</html>' });
    assert.deepEqual(page, { problem: 'Expected a JSON body', got: '"<html>Welcome</html>"' });
    assert.deepEqual(lookAt({ data: { Balance: {} } }), { problem: list, got: '{}' });
    assert.deepEqual(lookAt({ data: {} }), { problem: list, got: 'nothing' });
    assert.deepEqual(lookAt({ data: { Balance: [] } }), { problem: undefined, got: undefined });
  });
});
