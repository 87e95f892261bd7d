import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from './full.ts';
import { profileIn } from './profile-in.ts';
import { serviceProfile } from './service.ts';

const parties = 'GET /accounts/{AccountId}/parties';

test('leaves a profile alone in a release that has all its operations', () => {
  assert.equal(profileIn('3.1.11', fullProfile), fullProfile);
  assert.equal(profileIn('3.1.1', serviceProfile), serviceProfile);
});

test('drops the parties of an account in 3.1.0, and nothing else', () => {
  const { operations, ...rest } = profileIn('3.1.0', fullProfile);
  assert.deepEqual(
    fullProfile.operations.filter((id) => !operations.includes(id)),
    [parties],
  );
  const { operations: _, ...same } = fullProfile;
  assert.deepEqual(rest, same);
});

test('drops them from the operations of the party extension, too', () => {
  const extension = {
    operations: ['GET /party', parties],
    members: ['VatNumber'],
    maxLength: 35,
    others: 'warn',
  } as const;
  const found = profileIn('3.1.0', { ...fullProfile, partySupplementaryData: extension });
  assert.deepEqual(found.partySupplementaryData, { ...extension, operations: ['GET /party'] });
});
