import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMandatory } from '../reports/contract/index.ts';
import type { BankProfile } from '../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { usualIn } from '../schemas/releases.ts';
import { otherRelease } from '../suites/core/dual/dual-rule.ts';
import { Evidence } from '../suites/core/evidence.ts';
import { judgeRule } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { noPremises, type Premises, premisesOf } from '../suites/core/premises.ts';
import { claimsOf, groupOf, type Rule } from '../suites/core/rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow, type Vector } from '../suites/core/sketch.ts';
import { onlyWarn } from '../suites/ledger/only-warn.ts';
import { opinions } from '../suites/ledger/opinions.ts';

const catalogue = await loadRules();

/** Tells all that a profile may tell. */
const tellingProfile: BankProfile = { ...fullProfile, timeZone: 'UTC' };

function outcome(rule: Rule, vector: Vector, premises: Premises = noPremises): { outcome: string; why: string } {
  // The last release that has the rule: a vector that breaks it is of that release.
  const { since, until } = rule.releases ?? {};
  const release = until ?? usualIn(since === undefined ? {} : { since });
  const claims = claimsOf(catalogue, release);
  const both = rule.bothVersions === true ? { beside: { release: otherRelease } } : {};
  const service = { profile: serviceProfile, release, baseUrl: sketchBaseUrl, now: sketchNow, claims, ...both };
  const applies = rule.applies?.(serviceProfile, service) ?? true;
  const context = applies === true ? service : { ...service, profile: tellingProfile };
  const verdict = judgeRule(rule, new Evidence(archiveOf(vector), premises), context);
  return { outcome: verdict.outcome, why: JSON.stringify([verdict.findings, verdict.reason]) };
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

    it(`${rule.id} does not pass when there is nothing to look at`, () => {
      const judged = outcome(rule, []);
      assert.ok(['not-exercised', 'not-applicable'].includes(judged.outcome), judged.outcome);
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
