import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OperationId } from '../../schemas/operations.ts';
import { Evidence, recordsOf } from './evidence.ts';
import { placeholdersIn, shownMembers } from './placeholders.ts';
import { archiveOf } from './sketch.ts';

const exchangeOf = (operation: OperationId, body: object, status = 200) => {
  const [exchange] = new Evidence(archiveOf({ operation, body, status })).select();
  assert.ok(exchange !== undefined);
  return exchange;
};
const found = (...sketch: Parameters<typeof exchangeOf>) => [...placeholdersIn(exchangeOf(...sketch))];

describe('what stands for no value', () => {
  it('finds null, empty texts and empty objects wherever they stand for a member', () => {
    const Account = [{ AccountId: 'a', Nickname: null, Description: '', Servicer: {}, Account: [] }];
    const pointers = ['/Data/Account/0/Nickname', '/Data/Account/0/Description', '/Data/Account/0/Servicer'];
    assert.deepEqual(found('GET /accounts', { Data: { Account }, Meta: {} }), pointers);
  });

  it('leaves a list that is null, and links, to the rules on these', () => {
    assert.deepEqual(found('GET /accounts', { Data: { Account: null }, Links: { Self: '', Next: null } }), []);
  });

  it('leaves errors alone, and the accounts of beneficiaries that a bank keeps by customer', () => {
    assert.deepEqual(found('GET /accounts', { Code: '', Errors: null }, 400), []);
    assert.deepEqual(found('GET /beneficiaries', { Data: { Beneficiary: [{ AccountId: null }] } }), []);
  });

  it('shows nothing of a record', () => {
    const Account = [{ AccountId: 'a', Nickname: null, Account: [], Servicer: { Identification: 'X' } }];
    const [record] = recordsOf(exchangeOf('GET /accounts', { Data: { Account } }), 'Account');
    assert.ok(record !== undefined);
    assert.deepEqual(shownMembers(record, ['Nickname', 'Account', 'Servicer', 'Status']), ['Account', 'Servicer']);
  });
});
