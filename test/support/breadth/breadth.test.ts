import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../../schemas/profiles/full.ts';
import type { RecordedExchange } from '../../../suites/core/archive.ts';
import { Evidence } from '../../../suites/core/evidence.ts';
import type { Probe } from '../../../suites/core/probes.ts';
import { breadthPage } from '../breadth-page.ts';
import { type BreadthRun, breadthOf, type Sentence, undeclared } from './breadth.ts';
import { codesAlone, everyConsentOperation, filterEnds, variants, viewsOfResources } from './dimensions.ts';

const looked = (variant: string, probe: Probe = 'unknown-id'): RecordedExchange => ({
  id: variant,
  scenario: 'reads',
  purpose: 'a probe',
  about: { probe, variant, operation: 'GET /accounts' },
  startedAt: '2026-03-15T12:00:00.000Z',
  durationMs: 1,
  request: { method: 'GET', url: 'https://bank.example/accounts', headers: [] },
});

function run(...exchanges: readonly RecordedExchange[]): BreadthRun {
  return {
    name: 'full',
    context: { profile: fullProfile, release: '3.1.11', now: '', baseUrl: 'https://bank.example', claims: [] },
    evidence: new Evidence({ exchanges, consents: [], gaps: [], tokens: [], authorisations: [] }),
    looks: new Map([['AISP-HTTP-012', new Set(exchanges)]]),
  };
}

const sentence = (gaps?: Sentence['gaps']): Sentence => ({
  holds: 'it holds for all',
  rules: ['AISP-HTTP-012'],
  over: variants('three values', ['one', 'two', 'three']),
  ...(gaps === undefined ? {} : { gaps }),
});

describe('the breadth of a sentence', () => {
  it('is what its rules looked at, of what it holds for', () => {
    const { tried, thorough, gaps } = breadthOf(sentence(), run(looked('one')), run(looked('one'), looked('two')));
    assert.deepEqual([tried, thorough], [['one'], ['two']]);
    assert.deepEqual(gaps, [{ value: 'three', because: undefined }]);
  });

  it('takes a reason for each gap, or one for all others', () => {
    const named = breadthOf(sentence({ two: 'It is not there.', others: 'Nobody does.' }), run(looked('one')));
    assert.deepEqual(
      named.gaps.map(({ because }) => because),
      ['It is not there.', 'Nobody does.'],
    );
    assert.deepEqual(named.stale, []);
  });

  it('finds a reason stale where there is no such gap', () => {
    const reasons = { one: 'It is not there.', four: 'It is not there.', others: 'Nobody does.' };
    assert.deepEqual(breadthOf(sentence(reasons), run(looked('one'), looked('two'), looked('three'))).stale, [
      'one',
      'four',
      'others',
    ]);
  });

  it('knows a rule that rests on probes and stands in no sentence, and leaves alone what any read shows', () => {
    assert.deepEqual(undeclared(run(looked('one')), new Set()), ['AISP-HTTP-012']);
    assert.deepEqual(undeclared(run(looked('one')), new Set(['AISP-HTTP-012'])), []);
    assert.deepEqual(undeclared(run(looked('one'), looked('two', 'happy')), new Set()), []);
  });
});

describe('what sentences hold for', () => {
  it('comes from declarations', () => {
    assert.equal(everyConsentOperation.domain(run()).length, 3);
    assert.ok(filterEnds.domain(run()).includes('GET /statements: fromStatementDateTime and toStatementDateTime'));
    assert.ok(viewsOfResources.domain(run()).includes('GET /standing-orders: Basic and Detail'));
    assert.ok(codesAlone.domain(run()).includes('GET /party with ReadParty without ReadPartyPSU'));
  });
});

describe('the page of breadth', () => {
  const page = breadthPage(
    [],
    [
      {
        usual: {
          ...run(looked('earlier-version')),
          looks: new Map([
            ['AISP-HTTP-030', new Set([looked('earlier-version')])],
            ['AISP-DTM-008', new Set([looked('x')])],
          ]),
        },
      },
    ],
  );

  it('leaves open a sentence that no run looks at', () => {
    assert.match(page, /\*\*open\*\*: no run looks at "No token opens nothing"/);
  });

  it('leaves open a gap without a reason', () => {
    assert.match(page, /1 of 3: `earlier-version` \| {2}\| `resource`, `patch-version`: \*\*open\*\*/);
  });

  it('leaves open a rule of which nobody says what it holds for', () => {
    assert.match(page, /\*\*open\*\*: AISP-DTM-008 rests on what a probe tries/);
  });
});
