import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Finding, isMandatory } from '../reports/contract/index.ts';
import type { RuleId } from '../schemas/statements/rule-ids.ts';
import type { Archive } from '../suites/core/archive.ts';
import { Evidence } from '../suites/core/evidence.ts';
import { judgeVector, releaseOfVectors } from '../suites/core/judge-vector.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { noPremises, type Premises, premisesOf } from '../suites/core/premises.ts';
import { groupOf, type Rule } from '../suites/core/rule.ts';
import { archiveOf, type Vector } from '../suites/core/sketch.ts';
import { onlyWarn } from '../suites/ledger/only-warn.ts';
import { opinions } from '../suites/ledger/opinions.ts';
import { notSent } from './support/quoted-values.ts';

const catalogue = await loadRules();

const ofSecrets =
  'it quotes what the archive keeps of a token response or of an authorisation, whose bodies it does not keep';
const ofSeveral = 'it names a record by several of its members, put together';

/** Rules whose findings tell what follows from answers, in words of our own, and why they do not quote. */
const computed: ReadonlyMap<string, string> = new Map<RuleId, string>([
  ['AISP-ACC-001', 'an empty list has nothing to quote'],
  ['AISP-ACC-001a', 'it counts up the lists that show records of an account'],
  ['AISP-BAL-010', 'it tells which members each balance has'],
  ['AISP-DUAL-002', 'it tells what the schema has against the answer'],
  ['AISP-DUAL-015', ofSeveral],
  ['AISP-DUAL-016', ofSeveral],
  ['AISP-DUAL-034', ofSeveral],
  ['AISP-DUAL-035', 'it never quotes a number that should have been masked'],
  ['AISP-DUAL-037', ofSeveral],
  ['AISP-ENV-911', 'it tells where a name stands twice'],
  ['AISP-SEC-014', ofSecrets],
  ['AISP-SEC-016', ofSecrets],
  ['AISP-SEC-018', ofSecrets],
  ['AISP-SEC-020', ofSecrets],
  ['AISP-SEC-021', ofSecrets],
  ['AISP-SEC-022', ofSecrets],
  ['AISP-SEC-902', ofSecrets],
  ['AISP-SEED-004', 'a type that is not there cannot be quoted'],
  ['AISP-TRA-021', ofSeveral],
]);

interface Outcome {
  readonly outcome: string;
  readonly why: string;
  readonly findings: readonly Finding[];
  readonly archive: Archive;
}

function outcome(rule: Rule, vector: Vector, premises: Premises = noPremises): Outcome {
  const { verdict, archive } = judgeVector(rule, vector, catalogue, premises);
  const { findings, reason } = verdict;
  return { outcome: verdict.outcome, why: JSON.stringify([findings, reason]), findings, archive };
}

describe('vectors of the rules', () => {
  for (const rule of catalogue) {
    it(`${rule.id} keeps and breaks as its vectors say`, () => {
      for (const [title, vector] of Object.entries(rule.accept)) {
        const judged = outcome(rule, vector);
        assert.equal(judged.outcome, 'pass', `accepts "${title}": ${judged.why}`);
      }
      for (const [title, vector] of Object.entries(rule.reject)) {
        const judged = outcome(rule, vector);
        assert.ok(['fail', 'warn'].includes(judged.outcome), `rejects "${title}": ${judged.outcome} ${judged.why}`);
      }
    });

    for (const [title, vector] of Object.entries(rule.silent ?? {})) {
      it(`${rule.id} is not exercised where ${title}`, () => {
        const judged = outcome(rule, vector, premisesOf(archiveOf(vector)));
        assert.equal(judged.outcome, 'not-exercised', judged.why);
      });
    }

    for (const { what, isThere } of rule.needsFirst ?? []) {
      it(`${rule.id} has found ${what} wherever it looks at something, and nowhere else says that it is there`, () => {
        const release = releaseOfVectors(rule);
        for (const vector of [...Object.values(rule.accept), ...Object.values(rule.reject)]) {
          assert.ok(isThere(new Evidence(archiveOf(vector), noPremises), release));
        }
        assert.ok(!isThere(new Evidence(archiveOf([]), noPremises), release));
      });
    }

    it(`${rule.id} quotes what was sent`, () => {
      const judged = Object.values(rule.reject).map((vector: Vector) => outcome(rule, vector));
      const untrue = judged.flatMap(({ findings, archive: { exchanges } }) =>
        findings.flatMap((finding) => notSent(finding, exchanges).map((text) => `${text}: ${finding.message}`)),
      );
      assert.deepEqual(computed.has(rule.id) ? [] : untrue, []);
      if (computed.has(rule.id)) assert.notDeepEqual(untrue, [], 'it quotes what was sent, and needs no entry');
    });

    it(`${rule.id} does not pass when there is nothing to look at`, () => {
      const judged = outcome(rule, []);
      assert.ok(['not-exercised', 'not-applicable'].includes(judged.outcome), judged.outcome);
    });
  }
});

describe('the reason of a rule that found nothing to look at', () => {
  const code = (ErrorCode: string) => ({ body: { Errors: [{ ErrorCode, Message: 'Refused' }] } });
  const consentRefusal = {
    operation: 'POST /account-access-consents',
    probe: 'consent-refusal',
    variant: 'truncated-json',
    status: 400,
  } as const;
  const transactions = 'GET /accounts/{AccountId}/transactions';
  const statements = [1, 2, 3].map((each) => ({ AccountId: 'acc-1', StatementId: `s${each}` }));
  const worlds: Readonly<Partial<Record<RuleId, readonly [there: string, world: Vector]>>> = {
    'AISP-FIL-021': [
      'an account with three statements',
      { operation: 'GET /accounts/{AccountId}/statements', data: { Statement: statements } },
    ],
    'AISP-FIL-018': [
      'a consent with TransactionFromDateTime alone',
      { operation: transactions, consent: 'debits', data: { Transaction: [] } },
    ],
    'AISP-V4-034': ['an error with an ErrorCode', { ...consentRefusal, ...code('U002') }],
    'AISP-V4-085': [
      'transactions under a consent with Basic permissions only',
      { operation: transactions, consent: 'basic', data: { Transaction: [{ TransactionInformation: 'Rent' }] } },
    ],
    'AISP-ERR-011': ['refused with 400', { ...consentRefusal, body: '' }],
    'AISP-ERR-018': ['refused with 400', { ...consentRefusal, body: '' }],
  };
  for (const [id, [there, world]] of Object.entries(worlds)) {
    it(`is not, of ${id}, that it needs what is there: ${there}`, () => {
      const rule = catalogue.find((each) => each.id === id) ?? assert.fail(id);
      const judged = outcome(rule, world);
      assert.equal(judged.outcome, 'not-exercised');
      assert.ok(!judged.why.includes(there), judged.why);
      assert.ok(outcome(rule, []).why.includes(there), 'where nothing is there, it is what is told');
    });
  }
});

describe('the ledger of warnings', () => {
  const mandatory = catalogue.filter(({ level }) => isMandatory(level));

  it('tells why each mandatory rule that cannot fail cannot', () => {
    const weak = mandatory.filter((rule) =>
      Object.values(rule.reject).every((vector: Vector) => outcome(rule, vector).outcome !== 'fail'),
    );
    const ids = weak.map(({ id }): string => id);
    assert.deepEqual(ids.sort(), Object.keys(onlyWarn).sort());
    for (const reason of Object.values(onlyWarn)) assert.match(reason, /^[A-Z][^.]{20,}\.$/);
  });

  it('has no opinion that no rule gives', () => {
    const given = new Set<string>(catalogue.flatMap(({ tolerates = [] }) => [...tolerates]));
    assert.deepEqual(
      Object.keys(opinions).filter((id) => !given.has(id)),
      [],
    );
    for (const { reason } of Object.values(opinions)) assert.match(reason, /^[A-Z].{20,}\.$/);
  });

  it('lets a rule that need not be kept tolerate nothing', () => {
    const idle = catalogue.filter(({ level, tolerates }) => !isMandatory(level) && tolerates !== undefined);
    assert.deepEqual(
      idle.map(({ id }) => id),
      [],
    );
  });
});

describe('the catalogue', () => {
  it('has a group for every rule', () => {
    for (const rule of catalogue) assert.ok(groupOf(rule));
  });

  it('writes titles as statements without a full stop', () => {
    for (const { id, title } of catalogue) {
      assert.match(title, /^[A-Zx…].*[^.]$/, id);
      assert.doesNotMatch(title, /\bshould\b|test that/i, id);
    }
  });

  it('cites the page and the section of every rule, and gives the reason of one that is beyond the statements', () => {
    for (const { id, clause, beyond = 'none is needed' } of catalogue) {
      assert.match(clause.title, /^.+, .+$/, id);
      assert.ok(beyond.length > 10, id);
    }
  });

  it('says of every rule, and of each in words of its own, why it matters', () => {
    const told = new Map<string, string>();
    for (const { id, title, matters } of catalogue) {
      assert.match(matters, /^["A-Z\d].{38,240}\.$/, id);
      assert.ok(!matters.includes(title), `${id} repeats its title`);
      assert.equal(told.get(matters), undefined, `${id} says what another rule says`);
      told.set(matters, id);
    }
  });
});
