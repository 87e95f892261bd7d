import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { basePathOf } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { inRange, latestRelease, type Release, releasesOf, versionOf } from '../../schemas/releases.ts';
import type { Transport } from '../../suites/client/transport.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Target } from '../../suites/target/target.ts';
import { differencesBetween, releaseDifferences } from '../release-changes/differences.ts';
import { versionDifferences } from '../release-changes/version-differences.ts';
import { type BankRun, brokenBy, judgeBank } from '../support/bank-run.ts';
import { tryAll } from '../support/turns.ts';

const catalogue = await loadRules();
const ofVersionThree = releasesOf('3.1');

/** Neighbours in both directions, and the first and the last release. */
const pairs: readonly (readonly [Release, Release])[] = [
  ...ofVersionThree.slice(1).map((release, index) => [ofVersionThree[index] ?? release, release] as const),
  ['3.1.0', latestRelease],
].flatMap(([one, other]) => [[one, other] as [Release, Release], [other, one] as [Release, Release]]);

/** Those in which a difference shows that no pair before shows, so that all are shown; with TURNS=all the others, too. */
function inTurn(all: typeof pairs): typeof pairs {
  const shown = new Set<unknown>();
  return all.filter(([bank, judgedAs]) => {
    const fresh = differencesBetween(bank, judgedAs).filter((each) => !shown.has(each));
    for (const each of fresh) shown.add(each);
    return fresh.length > 0 || tryAll();
  });
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

/** Adds what a bank of the first releases answers nothing without and a later one is not sent: the other differences show. */
const carrying =
  (bank: Release, judgedAs: Release) =>
  (usual: Transport): Transport => {
    if (!inRange(bank, { until: '3.1.1' }) || inRange(judgedAs, { until: '3.1.1' })) return usual;
    return (request, timeoutMs) =>
      usual({ ...request, headers: { 'x-fapi-financial-id': 'added-on-the-way', ...request.headers } }, timeoutMs);
  };

/** Names of the members of which it was said that they are unknown. */
function unknownIn({ verdicts }: Pick<BankRun, 'verdicts'>): readonly string[] {
  const messages = verdicts.flatMap(({ findings }) => findings.map(({ message }) => message));
  return sorted(messages.flatMap((message) => /^Unknown member "(\w+)"/.exec(message)?.[1] ?? []));
}

describe('a bank of one release that is taken for a bank of another', () => {
  const used = new Set<unknown>();

  for (const [bank, judgedAs] of inTurn(pairs)) {
    const expected = differencesBetween(bank, judgedAs);
    const changes = sorted(expected.map(({ change }) => String(change)));
    it(`breaks what the changes between imply, and nothing else: ${bank} as ${judgedAs} (${changes.join(', ') || 'none shows'})`, async () => {
      const run = await judgeBank(catalogue, {
        profile: fullProfile,
        release: bank,
        judgedAs,
        carrying: carrying(bank, judgedAs),
      });
      assert.deepEqual(sorted(brokenBy(run)), sorted(expected.flatMap(({ breaks }) => breaks)));
      const silent = run.verdicts.filter(({ outcome }) => outcome === 'not-exercised').map(({ id }) => id);
      assert.deepEqual(sorted(silent), sorted(expected.flatMap(({ silences = [] }) => silences)));
      assert.deepEqual(unknownIn(run), sorted(expected.flatMap(({ unknown: names = [] }) => names)));
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

describe('a bank of one version that is taken for a bank of another', () => {
  for (const { bank, judgedAs, atItsPath, breaks, unknown = [] } of versionDifferences) {
    const place = atItsPath ? 'at its own path' : 'at a path that it does not have';
    it(`is told each thing in which they differ once: ${bank} as ${judgedAs}, ${place}`, async () => {
      const run = await judgeBank(catalogue, {
        ...{ profile: fullProfile, release: bank, judgedAs },
        ...(atItsPath ? { target: (usual: Target) => ({ ...usual, basePath: basePathOf(bank) }) } : {}),
      });
      assert.deepEqual(sorted(brokenBy(run)), sorted(breaks));
      assert.deepEqual(
        run.verdicts.filter(({ outcome }) => outcome === 'error'),
        [],
      );
      if (atItsPath) {
        assert.ok(run.verdicts.filter(({ outcome }) => outcome === 'pass').length > 400);
        if (versionOf(bank) === versionOf(judgedAs)) assert.deepEqual(unknownIn(run), sorted(unknown));
      } else {
        const reasons = run.verdicts.flatMap(({ outcome, reason = '' }) => (outcome === 'not-exercised' ? reason : []));
        assert.ok(reasons.length > 400);
        assert.ok(
          reasons.every((reason) => reason.includes('answers 404, with a token or without: is the path right?')),
        );
        // The first reads, and the places where an interface that is not there is looked for.
        assert.ok(run.archive.exchanges.length < 30, String(run.archive.exchanges.length));
      }
    });
  }
});

describe('a bank of the first releases that is taken for one of a later', () => {
  it('is found to ask for x-fapi-financial-id where nothing adds it on the way', async () => {
    const run = await judgeBank(catalogue, { profile: fullProfile, release: '3.1.1', judgedAs: '3.1.2' });
    const asked = run.verdicts.find(({ id }) => id === 'AISP-HDR-012');
    assert.equal(asked?.outcome, 'fail');
  });
});

describe('the table of differences', () => {
  it('has the change come between the bank and what it is taken for', () => {
    for (const { change, since, bank, judgedAs } of releaseDifferences) {
      const has = (release: Release) => inRange(release, { since });
      const ofBank = new Set(ofVersionThree.filter((release) => inRange(release, bank)).map(has));
      const ofJudge = new Set(
        judgedAs.flatMap((range) => ofVersionThree.filter((each) => inRange(each, range)).map(has)),
      );
      assert.deepEqual([ofBank.size, ofJudge.size], [1, 1], String(change));
      assert.notDeepEqual(ofBank, ofJudge, String(change));
    }
  });
});
