import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { Gap } from './archive.ts';
import { rfcClause } from './clause.ts';
import { Evidence } from './evidence.ts';
import { judgeRule } from './judge.ts';
import { look } from './look.ts';
import { type Rule, rule } from './rule.ts';
import { archiveOf, type Sketch, sketchBaseUrl, sketchNow, type Vector } from './sketch.ts';

const context = {
  profile: serviceProfile,
  release: '3.1.11',
  baseUrl: sketchBaseUrl,
  now: sketchNow,
  claims: [],
} as const;
const balance: Sketch = { operation: 'GET /balances', data: { Balance: [{ Type: 'A' }] } };
const accounts: Sketch = { operation: 'GET /accounts', data: { Account: [{ AccountId: 'acc-1' }] } };

/** About a member that a balance may have. */
const literal: Rule = {
  id: 'AISP-BAL-004',
  level: 'MUST',
  title: 'Every Note is right',
  matters: 'A client stumbles over it.',
  clause: rfcClause(9110, '1'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a Note',
  optional: true,
  *judge(evidence) {
    for (const found of evidence.records('Balance'))
      if ('Note' in found.value) yield look(found, found.value.Note === 'right', 'Expected right');
  },
  accept: { right: balance },
  reject: { wrong: balance },
};

/** Rules that ask for answers of any kind. */
const anything: Partial<Rule> = {
  id: 'AISP-HTTP-027',
  *judge(evidence) {
    for (const exchange of evidence.select()) if (exchange.response?.status === 429) yield look({ exchange }, true, '');
  },
};

function why(vector: Vector, { gaps = [], ...changes }: Partial<Rule> & { readonly gaps?: readonly Gap[] } = {}) {
  const archive = { ...archiveOf(vector), gaps };
  const { outcome, reason = '', lacks } = judgeRule(rule({ ...literal, ...changes }), new Evidence(archive), context);
  return [outcome, lacks?.key ?? reason.replace(/^Found nothing to look at\. It needs [^.]*\. ?/, '')];
}

const given = (permissions: readonly string[]) =>
  ({
    exchanges: [accounts, balance],
    consents: [{ key: 'detail', given: true, authorised: true, permissions }],
  }) as Vector;
const absent = /^GET \/(accounts\/\{AccountId\}\/)?balances answered 404 to every call/;

describe('a rule that found nothing to look at', () => {
  it('concerns no bank that shows what could have it, where the run lacks nothing', () => {
    assert.equal(why([accounts, balance])[0], 'not-applicable');
    assert.equal(why(given(['ReadAccountsDetail', 'ReadBalances']))[0], 'not-applicable');
  });

  it('waits for the operation that it asked for, where that answers nothing', () => {
    const [outcome, cause = ''] = why([accounts, { ...balance, status: 404, data: {} }]);
    assert.equal(outcome, 'not-exercised');
    assert.match(cause, absent);
    const single = { operation: 'GET /accounts/{AccountId}/balances', accountId: 'acc-1', status: 404 } as const;
    assert.match(why([accounts, balance, single])[1] ?? '', absent);
  });

  it('waits for the list of accounts, where nobody could learn an AccountId without it', () => {
    const byAccount: Partial<Rule> = {
      *judge(evidence) {
        for (const { id } of evidence.select({ operation: 'GET /accounts/{AccountId}/balances' }))
          yield look({ exchange: evidence.byId(id) ?? assert.fail() }, true, '');
      },
    };
    assert.match(why([{ ...accounts, status: 500 }], byAccount)[1] ?? '', /^GET \/accounts answered 500 to every call/);
  });

  it('waits for the permission that the token which was given lacks, or for a word about it', () => {
    assert.deepEqual(why(given(['ReadAccountsDetail'])), ['not-exercised', 'AISP_TOKEN']);
    const untold = { exchanges: [balance], consents: [{ key: 'detail', given: true, authorised: true }] } as Vector;
    assert.deepEqual(why(untold), ['not-exercised', 'tokens.tokens.permissions']);
  });

  it('waits for what its first scenario lacks, and not for what another customer might have', () => {
    const gap = { scenario: 'reads', reason: 'So.', supply: 'Do.' } as const;
    const reads = (more: Partial<Gap>) => why([accounts, balance], { gaps: [{ ...gap, ...more }] });
    assert.deepEqual(reads({ key: 'AISP_TOKEN' }), ['not-exercised', 'AISP_TOKEN']);
    assert.equal(reads({ key: 'psu.transactions' })[0], 'not-applicable');
    assert.equal(reads({ key: 'AISP_TOKEN', scenario: 'basic-view' })[0], 'not-applicable');
  });

  it('waits for a resource that cannot be asked for only where it asked for that, and no other of its kind answered', () => {
    const operation = 'GET /accounts/{AccountId}/balances' as const;
    const gaps = [{ scenario: 'reads', reason: 'An odd id.', supply: 'Change it.', operation }] as const;
    const ofAccount: Partial<Rule> & { readonly gaps: readonly Gap[] } = {
      gaps,
      optional: false,
      *judge(evidence) {
        for (const exchange of evidence.select({ operation }))
          if (exchange.response?.status === 429) yield look({ exchange }, true, '');
      },
    };
    assert.match(why([accounts], ofAccount)[1] ?? '', /^An odd id\./);
    assert.equal(why([accounts, { ...balance, operation, accountId: 'acc-1' }], ofAccount)[1], '');
    assert.equal(why([accounts], { ...anything, gaps, optional: false })[1], '');
    const filters = [{ ...gaps[0], scenario: 'filters' }] as const;
    assert.match(
      why([accounts], { ...anything, gaps: filters, optional: false, scenarios: ['filters'] })[1] ?? '',
      /^An odd id\./,
    );
  });

  it('waits for its own hook before an operation that it never named', () => {
    const gaps = [{ scenario: 'reads', reason: 'No hook.', supply: 'Add it.', key: 'bankSide.throttle' }] as const;
    const dead = [accounts, { ...balance, status: 404, data: {} }];
    assert.deepEqual(why(dead, { ...anything, gaps, optional: false }), ['not-exercised', 'bankSide.throttle']);
    assert.match(why(dead, { ...anything, optional: false })[1] ?? '', absent);
  });
});
