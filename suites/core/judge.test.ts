import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { Archive } from './archive.ts';
import { rfcClause } from './clause.ts';
import { Evidence } from './evidence.ts';
import { judgeRule } from './judge.ts';
import { lenient, look } from './look.ts';
import { type Rule, type RuleContext, rule } from './rule.ts';
import { archiveOf, type Sketch, sketchBaseUrl, sketchNow } from './sketch.ts';

const context: RuleContext = {
  profile: serviceProfile,
  release: '3.1.11',
  baseUrl: sketchBaseUrl,
  now: sketchNow,
  claims: [],
};
const balances: Sketch = {
  operation: 'GET /balances',
  data: { Balance: [{ Type: 'A' }, { Type: 'B' }, { Type: 'B' }] },
};

function ruleWith(changes: Partial<Rule>): Rule {
  return rule({
    id: 'AISP-BAL-004',
    level: 'MUST',
    title: 'Every Type is A',
    matters: 'A client stumbles over it.',
    clause: rfcClause(9110, '1'),
    scenarios: ['reads'],
    needs: 'a balance',
    *judge(evidence) {
      for (const found of evidence.records('Balance'))
        yield look(found, found.value.Type === 'A', 'Expected A', found.value.Type);
    },
    accept: { a: balances },
    reject: { b: balances },
    ...changes,
  });
}

const judged = (changes: Partial<Rule>, sketches: readonly Sketch[] = [balances]) =>
  judgeRule(ruleWith(changes), new Evidence(archiveOf(sketches)), context);

describe('a verdict', () => {
  it('fails for a broken MUST, counts what was looked at, and gives a problem once with its places', () => {
    const verdict = judged({});
    assert.equal(verdict.outcome, 'fail');
    assert.equal(verdict.checked, 3);
    assert.deepEqual(verdict.findings, [
      {
        message: 'Expected A; got "B"',
        pointer: '/Data/Balance/1',
        exchange: 'x1',
        count: 2,
        examples: [{ pointer: '/Data/Balance/2', exchange: 'x1' }],
      },
    ]);
  });

  it('waits where another rule tells the cause, and says which: nothing that it needs is missing', () => {
    const waitsFor: Rule['waitsFor'] = (evidence) => (evidence.select().length > 1 ? 'AISP-BAL-003' : undefined);
    const nothing = { *judge() {}, waitsFor };
    const { outcome, reason } = judged(nothing, [balances, balances]);
    assert.equal(outcome, 'not-exercised');
    assert.equal(reason, 'What is wrong here is told once, by AISP-BAL-003: this rule waits until that is mended.');
    assert.match(judged(nothing).reason ?? '', /^Found nothing to look at\. It needs a balance\./);
    assert.equal(judged({ waitsFor }, [balances, balances]).outcome, 'fail');
    assert.equal(judged({ ...nothing, optional: true }, [balances, balances]).outcome, 'not-exercised');
  });

  it('tells apart what differs in kind, and what fails from what warns', () => {
    const came = ['404', '500', '404', '"B"', '"C"', 'nothing', '12.5', '-3'];
    const judge: Rule['judge'] = function* (evidence) {
      for (const exchange of evidence.select()) {
        for (const got of came) yield { place: { exchange }, problem: 'Expected A', got };
        yield { place: { exchange }, problem: 'Expected A', got: '404', tolerated: 'C7/page' };
      }
    };
    assert.deepEqual(
      judged({ judge }).findings.map(({ message, count = 1 }) => `${count} ${message}`),
      [
        '2 Expected A; got 404',
        '1 Expected A; got 500',
        '2 Expected A; got "B"',
        '1 Expected A; got nothing',
        '2 Expected A; got 12.5',
        '1 Expected A; got 404',
      ],
    );
  });

  it('warns for a SHOULD, and inside a reading that the rule declares, in the releases that have the contradiction', () => {
    assert.equal(judged({ level: 'SHOULD' }).outcome, 'warn');
    const judge: Rule['judge'] = function* (evidence) {
      for (const found of evidence.records('Balance')) yield lenient('C7/page')(found, false, 'Expected C');
    };
    const verdict = judged({ judge, tolerates: ['C7/page'] });
    assert.equal(verdict.outcome, 'warn');
    assert.match(verdict.reason ?? '', /^C7: Which side .* Credits opens debits, .* fails\.$/);
    assert.equal(judged({ judge }).outcome, 'fail', 'a rule that declares no such excuse');
    const before = judgeRule(ruleWith({ judge, tolerates: ['C7/page'] }), new Evidence(archiveOf([balances])), {
      ...context,
      release: '3.1.8',
    });
    assert.equal(before.outcome, 'fail', 'a release without the contradiction');
  });

  it('fails for one departure outside every reading, and names it first', () => {
    const judge: Rule['judge'] = function* (evidence) {
      for (const found of evidence.records('Balance')) {
        yield lenient('pages-shift')(found, false, 'Expected the same');
        yield look(found, found.value.Type === 'A', 'Expected A');
      }
    };
    const verdict = judged({ judge, tolerates: ['pages-shift'] });
    assert.deepEqual(
      [verdict.outcome, verdict.reason, verdict.findings.map(({ message }) => message)],
      ['fail', undefined, ['Expected A', 'Expected the same']],
    );
  });

  it('never passes a rule that looked at nothing', () => {
    assert.equal(judged({}, []).outcome, 'not-exercised');
    assert.equal(judged({}, [{ operation: 'GET /balances', data: { Balance: [] } }]).outcome, 'not-exercised');
    assert.match(judged({}, []).reason ?? '', /It needs a balance\./);
  });

  it('lets a bank leave out what it may leave out, once there is something that could have had it', () => {
    const optional: Partial<Rule> = {
      optional: true,
      *judge(evidence) {
        for (const found of evidence.records('Offer')) yield look(found, true, '');
      },
    };
    assert.equal(judged(optional).outcome, 'not-applicable');
    assert.equal(judged(optional, []).outcome, 'not-exercised');
    assert.equal(judged(optional, [{ operation: 'GET /balances', body: { Data: {} } }]).outcome, 'not-exercised');
  });

  it('tells the gap that kept a rule from its evidence', () => {
    const archive = archiveOf([]);
    const gaps = [{ scenario: 'reads', reason: 'There is no token.', supply: 'Set AISP_TOKEN.' }] as const;
    const verdict = judgeRule(ruleWith({}), new Evidence({ ...archive, gaps }), context);
    assert.match(verdict.reason ?? '', /There is no token\. Set AISP_TOKEN\.$/);
  });

  describe('a rule that needs to know of a consent what nobody told', () => {
    const inView: Rule['judge'] = function* (evidence) {
      for (const found of evidence.records('Balance')) {
        if (evidence.grants(found.exchange, 'ReadBalances') === true) yield look(found, true, '');
      }
    };
    const balances = { operation: 'GET /balances', data: { Balance: [{ Type: 'Expected' }] } } as const;
    const archive = archiveOf({ exchanges: [balances], consents: [{ key: 'detail', given: true }] });
    const told = (changes: Partial<Rule>, gaps: Archive['gaps'] = []) =>
      judgeRule(ruleWith({ judge: inView, ...changes }), new Evidence({ ...archive, gaps }), context);

    it('is not exercised, and says which line would tell', () => {
      for (const optional of [false, true]) {
        const { outcome, reason = '' } = told({ optional });
        assert.equal(outcome, 'not-exercised');
        assert.match(
          reason,
          /Nobody said of the consent "detail" which permissions it has\. Say so with "permissions"/,
        );
        assert.match(reason, /AISP_CONSENT_ID and AISP_CLIENT_TOKEN/);
      }
    });

    it('tells first what its own scenario lacks, and not what another one does', () => {
      const gap = { reason: 'There is no token.', supply: 'Give one.' };
      const scenarios = ['reads', 'basic-view'] as const;
      assert.match(told({ scenarios }, [{ ...gap, scenario: 'reads' }]).reason ?? '', /There is no token\./);
      assert.match(told({ scenarios }, [{ ...gap, scenario: 'basic-view' }]).reason ?? '', /Nobody said/);
    });

    it('forgets what the rule before it asked for', () => {
      const evidence = new Evidence(archive);
      const ofAccounts = ruleWith({
        judge: (given) => {
          given.accountsOf('detail');
          return [];
        },
      });
      assert.match(judgeRule(ofAccounts, evidence, context).reason ?? '', /which accounts/);
      assert.doesNotMatch(judgeRule(ruleWith({ *judge() {} }), evidence, context).reason ?? '', /which accounts/);
    });
  });

  it('is not applicable outside the releases and profiles of the rule', () => {
    assert.equal(judged({ releases: { until: '3.1.4' } }).outcome, 'not-applicable');
    assert.deepEqual(judged({ applies: () => 'The bank has no balances.' }).reason, 'The bank has no balances.');
  });

  it('is an error of the harness when the rule throws', () => {
    const broken = judged({
      judge: () => {
        throw new TypeError('oops');
      },
    });
    assert.equal(broken.outcome, 'error');
    assert.match(broken.reason ?? '', /oops/);
  });
});
