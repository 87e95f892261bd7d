import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { inRange, latestRelease, type Release, releases } from '../schemas/releases.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { differencesBetween, releaseDifferences } from './release-changes/differences.ts';
import { brokenBy, judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();

/** Neighbours in both directions, and the first and the last release. */
const pairs: readonly (readonly [Release, Release])[] = [
  ...releases.slice(1).map((release, index) => [releases[index] ?? release, release] as const),
  ['3.1.0', latestRelease],
].flatMap(([one, other]) => [[one, other] as [Release, Release], [other, one] as [Release, Release]]);

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

describe('a bank of one release that is taken for a bank of another', () => {
  const used = new Set<unknown>();

  for (const [bank, judgedAs] of pairs) {
    const expected = differencesBetween(bank, judgedAs);
    const changes = sorted(expected.map(({ change }) => String(change)));
    it(`breaks what the changes between imply, and nothing else: ${bank} as ${judgedAs} (${changes.join(', ') || 'none shows'})`, async () => {
      const run = await judgeBank(catalogue, { profile: fullProfile, release: bank, judgedAs });
      assert.deepEqual(sorted(brokenBy(run)), sorted(expected.flatMap(({ breaks }) => breaks)));
      const silent = run.verdicts.filter(({ outcome }) => outcome === 'not-exercised').map(({ id }) => id);
      assert.deepEqual(sorted(silent), sorted(expected.flatMap(({ silences = [] }) => silences)));
      const unknown = run.verdicts
        .flatMap(({ findings }) => findings)
        .flatMap(({ message }) => /^Unknown member "(\w+)"/.exec(message)?.[1] ?? []);
      assert.deepEqual(sorted(unknown), sorted(expected.flatMap(({ unknown: names = [] }) => names)));
      for (const each of expected) used.add(each);
    });
  }

  it('shows every difference of the table', () => {
    assert.deepEqual(
      releaseDifferences.filter((each) => !used.has(each)),
      [],
    );
  });
});

describe('the table of differences', () => {
  it('has the change come between the bank and what it is taken for', () => {
    for (const { change, since, bank, judgedAs } of releaseDifferences) {
      const has = (release: Release) => inRange(release, { since });
      const ofBank = new Set(releases.filter((release) => inRange(release, bank)).map(has));
      const ofJudge = new Set(judgedAs.flatMap((range) => releases.filter((each) => inRange(each, range)).map(has)));
      assert.deepEqual([ofBank.size, ofJudge.size], [1, 1], String(change));
      assert.notDeepEqual(ofBank, ofJudge, String(change));
    }
  });
});
