import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Exchange, Finding, Verdict } from '../../contract/index.ts';
import { causesOf } from './causes.ts';

function broken(id: string, finding?: Partial<Finding>): Verdict {
  return {
    id,
    title: 'Holds',
    level: 'MUST',
    group: 'BAL',
    outcome: 'fail',
    checked: 1,
    findings: finding === undefined ? [] : [{ message: 'Expected a thing; got none', exchange: 'x1', ...finding }],
    clause: { title: 'Balances' },
  };
}

function exchange(id: string): Exchange {
  const account = id === 'x1' ? 'a1' : 'a2';
  return {
    id,
    scenario: 'reads',
    purpose: 'GET /accounts/{AccountId}/balances: happy',
    request: {
      method: 'GET',
      url: `https://bank.example/open-banking/v3.1/aisp/accounts/${account}/balances`,
      headers: [],
    },
    startedAt: '2026-03-01T09:30:00.000Z',
    durationMs: 1,
  };
}

function ids(rules: readonly Verdict[]): readonly (readonly string[])[] {
  return causesOf(rules, exchange).map((cause) => cause.rules.map(({ id }) => id));
}

describe('causesOf', () => {
  it('takes the same place of the same operation for one cause, whatever the record and the account', () => {
    const rules = [
      broken('A', { pointer: '/Data/Balance/0/Type' }),
      broken('B', { pointer: '/Data/Balance/17/Type', exchange: 'x2' }),
    ];
    assert.deepEqual(ids(rules), [['A', 'B']]);
    const [cause] = causesOf(rules, exchange);
    assert.deepEqual([cause?.operation, cause?.place], ['GET /accounts/{AccountId}/balances', '/Data/Balance/*/Type']);
  });

  it('tells places apart, and puts the cause that broke most rules first', () => {
    const rules = [
      broken('A', { pointer: '/Data/Balance/0/Type' }),
      broken('B', { pointer: '/Data/Balance/0/Amount' }),
      broken('C', { pointer: '/Data/Balance/1/Amount' }),
    ];
    assert.deepEqual(ids(rules), [['B', 'C'], ['A']]);
  });

  it('without a place goes by the wording, values left out', () => {
    const rules = [
      broken('A', { message: 'Expected the header "date"; got "x"' }),
      broken('B', { message: 'Expected the header "date"; got "y"' }),
      broken('C', { message: 'Expected a JSON body; got nothing' }),
    ];
    assert.deepEqual(ids(rules), [['A', 'B'], ['C']]);
  });

  it('keeps rules without a finding apart', () => {
    assert.deepEqual(ids([broken('A'), broken('B')]), [['A'], ['B']]);
  });
});
