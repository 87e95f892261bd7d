import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inRanges } from '../../schemas/releases.ts';
import { becoming } from '../../schemas/statements/becoming.ts';
import { statementCounts, statementIds, statementIdsOf } from '../../schemas/statements/statement-ids.ts';
import { versionFourStatements } from '../../schemas/statements/version-four.ts';
import { loadRules } from '../core/load-rules.ts';
import { groups, isOfRelease, statementsOf } from '../core/rule.ts';
import { exclusionKinds } from './exclusion.ts';
import { exclusions } from './exclusions.ts';
import { exclusionsOfFour } from './exclusions-of-four.ts';
import { buildLedger } from './ledger.ts';
import { ledgerOf } from './ledger-of.ts';
import { allContradictions } from './leniency.ts';
import { openStatements } from './open-statements.ts';
import { readInFour } from './read-in-four.ts';
import { successors } from './successors.ts';

const excluded = { kind: 'informative', reason: 'It permits.' } as const;

describe('the ledger', () => {
  it('has every statement once, in the order of the groups', () => {
    assert.equal(new Set(statementIds).size, statementIds.length);
    assert.deepEqual(Object.keys(statementCounts), Object.keys(groups));
    assert.deepEqual([statementIds.at(0), statementIds.at(-1)], ['AISP-EP-001', 'AISP-V4-163']);
    assert.equal(statementIdsOf('3.1').at(-1), 'AISP-SEED-022');
    assert.deepEqual(
      versionFourStatements.map(({ id }) => id),
      statementIds.filter((id) => id.startsWith('AISP-V4-')),
    );
  });

  it('answers for every statement with a rule or an exclusion', async () => {
    const { problems } = ledgerOf('3.1', await loadRules());
    assert.deepEqual(problems, [], `${problems.length} problems in the ledger:\n${problems.join('\n')}`);
  });

  it('answers for every statement of version 4, but for those that are told to be open', async () => {
    const { entries, problems } = ledgerOf('4.0', await loadRules());
    const open = entries.filter(({ rules, exclusion }) => rules.length === 0 && exclusion === undefined);
    assert.deepEqual(open.map(({ statement }) => statement).sort(), [...openStatements].sort());
    assert.equal(problems.length, open.length, problems.join('\n'));
  });

  it('lets no rule outlive what it is about: one of a statement that turned ends with version 3.1', async () => {
    const turned = statementIdsOf('3.1').filter((id) => becoming[id]?.becomes === 'flips');
    const lasting = (await loadRules()).filter((rule) => isOfRelease(rule, '4.0.1') && !rule.id.startsWith('AISP-V4-'));
    const stray = turned.flatMap((statement) =>
      lasting.filter(
        (rule) => statementsOf(rule).includes(statement) && successors[statement]?.includes(rule.id) !== true,
      ),
    );
    assert.deepEqual(
      stray.map(({ id }) => id),
      [],
    );
  });

  it('has every contradiction that was read in version 4, in a release of version 4, with two readings or more', () => {
    assert.deepEqual([readInFour.length, new Set(readInFour).size], [42, 42]);
    for (const id of readInFour) {
      const { releases, readings } = allContradictions[id];
      assert.ok(
        (['4.0.0', '4.0.1'] as const).some((release) => inRanges(release, releases ?? {})),
        id,
      );
      assert.ok(Object.keys(readings).length >= 2, id);
    }
  });

  it('gives every exclusion one sentence of its own', () => {
    const reasons = Object.values({ ...exclusions, ...exclusionsOfFour }).map(({ reason }) => reason);
    for (const reason of reasons) assert.match(reason, /^[A-Z][^.]{20,}\.$/);
    assert.equal(new Set(reasons).size, reasons.length);
    for (const { kind } of Object.values(exclusions)) assert.ok(Object.hasOwn(exclusionKinds, kind));
  });
});

describe('a ledger', () => {
  it('is whole when each statement has either', () => {
    const { entries, problems } = buildLedger(
      ['AISP-BAL-001', 'AISP-BAL-002', 'AISP-BAL-003'],
      [{ id: 'AISP-BAL-001' }, { id: 'AISP-BAL-009', statements: ['AISP-BAL-001', 'AISP-BAL-003'] }],
      { 'AISP-BAL-002': excluded },
    );
    assert.deepEqual(problems, []);
    assert.deepEqual(entries, [
      { statement: 'AISP-BAL-001', rules: ['AISP-BAL-001', 'AISP-BAL-009'] },
      { statement: 'AISP-BAL-002', rules: [], exclusion: excluded },
      { statement: 'AISP-BAL-003', rules: ['AISP-BAL-009'] },
    ]);
  });

  it('asks nothing of a rule beyond the statements', () => {
    const { entries, problems } = buildLedger(
      ['AISP-BAL-001'],
      [{ id: 'AISP-BAL-001' }, { id: 'AISP-ACC-901', beyond: 'RFC 8259 asks for it' }],
      {},
    );
    assert.deepEqual(problems, []);
    assert.deepEqual(entries, [{ statement: 'AISP-BAL-001', rules: ['AISP-BAL-001'] }]);
  });

  const problems = {
    'a statement without rule and exclusion': [[], {}, /^AISP-BAL-001 is open/],
    'an exclusion that a rule contradicts': [
      [{ id: 'AISP-BAL-001' }],
      { 'AISP-BAL-001': excluded },
      /^AISP-BAL-001 is excluded, and yet AISP-BAL-001 covers it/,
    ],
    'a rule without a statement': [
      [{ id: 'AISP-BAL-001' }, { id: 'AISP-BAL-002', statements: [] }],
      {},
      /^AISP-BAL-002 covers no statement/,
    ],
    'a rule of a statement that is none': [
      [{ id: 'AISP-BAL-001' }, { id: 'AISP-BAL-002' }],
      {},
      /^AISP-BAL-002 covers AISP-BAL-002, which is no statement/,
    ],
    'an exclusion of no statement': [
      [{ id: 'AISP-BAL-001' }],
      { 'AISP-BAL-099': excluded },
      /^The exclusion of AISP-BAL-099 is of no statement/,
    ],
  } as const;
  for (const [title, [rules, exclusions, message]] of Object.entries(problems)) {
    it(`reports ${title}`, () => {
      const ledger = buildLedger(['AISP-BAL-001'], rules, exclusions);
      assert.equal(ledger.problems.length, 1);
      assert.match(ledger.problems[0] ?? '', message);
    });
  }
});
