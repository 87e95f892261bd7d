import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultFinancialId, financialIdOf } from './financial-id.ts';

test('the id of the bank is sent in the releases that require it, that of nobody where none is given', () => {
  for (const release of ['3.1.0', '3.1.1'] as const) {
    assert.deepEqual(financialIdOf({ release }), { financialId: defaultFinancialId });
    assert.deepEqual(financialIdOf({ release, financialId: 'mine' }), { financialId: 'mine' });
  }
  assert.deepEqual(financialIdOf({ release: '3.1.2', financialId: 'mine' }), {});
});
