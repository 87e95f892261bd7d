import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { inRange, type Release, type ReleaseRange, releases, releasesOf } from '../../schemas/releases.ts';
import { changeVectors } from '../../schemas/vectors/changes/change-vectors.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { judgeRule } from '../../suites/core/judge.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { claimsOf, isOfRelease, type Rule } from '../../suites/core/rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow } from '../../suites/core/sketch.ts';
import { errata } from '../official-interface/errata/errata.ts';
import { interfaceChanges, type ReleaseChange, type Ruling } from './changes.ts';
import { releaseDifferences } from './differences.ts';
import { proseChanges } from './prose-changes.ts';

const catalogue = await loadRules();

function ruleOf(id: Rule['id']): Rule {
  const found = catalogue.find((rule) => rule.id === id);
  assert.ok(found, id);
  return found;
}

/** True for a range that begins with a release, or ends before it. */
function turnsAt(since: Release, range: ReleaseRange): boolean {
  return range.since === since || range.until === releases[releases.indexOf(since) - 1];
}

function outcome(rule: Rule, vector: string, release: Release): string {
  const evidence = rule.accept[vector] ?? rule.reject[vector];
  assert.ok(evidence !== undefined, `${rule.id} has no vector "${vector}"`);
  const claims = claimsOf(catalogue, release);
  const context = { profile: fullProfile, release, baseUrl: sketchBaseUrl, now: sketchNow, claims };
  return judgeRule(rule, new Evidence(archiveOf(evidence)), context).outcome;
}

function checkRuling({ rule: id, vector, kept }: Ruling): void {
  const rule = ruleOf(id);
  for (const release of releasesOf('3.1').filter((each) => isOfRelease(rule, each))) {
    const expected = kept.some((range) => inRange(release, range)) ? 'pass' : 'fail';
    assert.equal(outcome(rule, vector, release), expected, `${id} on "${vector}" in ${release}`);
  }
}

/** How many things show a change; fails where one of them is not as said. */
function shown({ since, turns = [], rulings = [], errata: ids = [], steady }: ReleaseChange): number {
  for (const id of turns) assert.ok(turnsAt(since, ruleOf(id).releases ?? {}), `${id} does not turn with ${since}`);
  rulings.forEach(checkRuling);
  for (const id of ids) {
    const erratum = errata.find((each) => each.id === id);
    assert.ok(erratum !== undefined && turnsAt(since, erratum.releases), id);
  }
  for (const id of steady?.rules ?? []) assert.ok(!turnsAt(since, ruleOf(id).releases ?? {}), `${id} does turn`);
  return turns.length + rulings.length + ids.length + (steady?.rules.length ?? 0);
}

/** The rules that are named for a change. */
function rulesOf({ turns = [], rulings = [], steady }: ReleaseChange): readonly Rule['id'][] {
  return [...turns, ...rulings.map(({ rule }) => rule), ...(steady?.rules ?? [])];
}

/** True for vectors whose verdict is another one in a release than in the one before. */
function turning(number: number, since: Release): boolean {
  const before = releases[releases.indexOf(since) - 1] ?? since;
  return changeVectors
    .filter(({ changes }) => changes.includes(number))
    .some(({ taken }) => {
      const isTaken = (release: Release) => taken.some((range) => inRange(release, range));
      return isTaken(since) !== isTaken(before);
    });
}

describe('the changes of the interface', () => {
  it('are 44, in their order', () => {
    assert.deepEqual(
      interfaceChanges.map(({ number }) => number),
      Array.from({ length: 44 }, (_, index) => index + 1),
    );
  });

  for (const change of interfaceChanges) {
    const { number, since, what } = change;
    const count = changeVectors.filter(({ changes }) => changes.includes(number)).length;
    const places = [...(count > 0 ? [`bodies: ${count}`] : []), ...rulesOf(change), ...(change.errata ?? [])];
    it(`change ${number}, ${since}: ${what} (${places.join(', ')})`, () => {
      const others = shown(change);
      assert.ok(turning(number, since) || others > 0, 'Expected a body or a rule that shows the change');
    });
  }

  it('are all there is: no body and no difference between banks names another', () => {
    const known = new Map(interfaceChanges.map(({ number, since }) => [number, since]));
    for (const { changes, title } of changeVectors) for (const number of changes) assert.ok(known.has(number), title);
    for (const { change, since } of releaseDifferences) {
      if (typeof change === 'number') assert.equal(known.get(change), since, String(change));
      else assert.equal(change, `prose of ${since}`);
    }
  });
});

describe('the changes of the prose', () => {
  for (const change of proseChanges) {
    const rules = rulesOf(change);
    it(`${change.since}: ${change.what} (${rules.join(', ') || 'seen in no answer'})`, () => {
      const count = shown(change);
      if (change.unseen === undefined) assert.ok(count > 0);
      else assert.ok(count === 0 && change.unseen.length > 40);
    });
  }
});
