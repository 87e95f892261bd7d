import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Claim, claimOf, matchesShape, shapeOf } from './claims.ts';

const claims: readonly Claim[] = [
  { rule: 'everything', at: ['/**'] },
  { rule: 'dates', at: ['/**/DateTime'], keywords: ['format'] },
  { rule: 'record', families: ['balance'], at: ['/Data/Balance/*/*'], keywords: ['required'] },
  { rule: 'type', families: ['balance'], at: ['/Data/Balance/*/Type'] },
];

const owner = (pointer: string, keyword: string, family: 'balance' | 'account' = 'balance') =>
  claimOf({ pointer, keyword }, family, claims)?.rule;

describe('claims', () => {
  it('match one step with * and any number with **', () => {
    assert.ok(matchesShape(shapeOf('/Data/Balance/12/Type'), '/Data/Balance/*/Type'));
    assert.ok(matchesShape('/Data/X/DateTime', '/**/DateTime'));
    assert.ok(matchesShape('/DateTime', '/**/DateTime'));
    assert.ok(!matchesShape('/Data/Balance/*/Type/Deep', '/Data/Balance/*/Type'));
    assert.ok(!matchesShape('/Data/MyDateTime', '/**/DateTime'));
  });

  it('give a fault to the most exact claim that fits its family and keyword', () => {
    assert.equal(owner('/Data/Balance/3/Type', 'enum'), 'type');
    assert.equal(owner('/Data/Balance/3/Type', 'required'), 'type');
    assert.equal(owner('/Data/Balance/3/Amount', 'required'), 'record');
    assert.equal(owner('/Data/Balance/3/DateTime', 'format'), 'dates');
    assert.equal(owner('/Data/Balance/3/DateTime', 'type'), 'everything');
    assert.equal(owner('/Data/Balance/3/Type', 'enum', 'account'), 'everything');
  });
});
