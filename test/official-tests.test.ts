import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildReport } from '../reports/build-report.ts';
import type { OfficialSuiteFacts } from '../reports/contract/index.ts';
import { profileIn } from '../schemas/profiles/profile-in.ts';
import type { Release } from '../schemas/releases.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { decideOfficialTests } from '../suites/official/decide-tests.ts';
import { judgeBank } from './support/bank-run.ts';
import { type ProfileName, profiles } from './support/mutants.ts';
import { usualRun } from './support/usual-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();

interface Bank {
  readonly release?: Release;
  readonly profile?: ProfileName;
  readonly fault?: string;
}

/** What a report on a run against the bundled bank says of the official suite. */
async function forecast({ release = '3.1.11', profile = 'full', fault }: Bank): Promise<OfficialSuiteFacts> {
  const bank = { profile: profiles[profile], release, faults: faults.filter(({ id }) => id === fault) };
  const { verdicts, archive } = await (fault === undefined
    ? usualRun(profiles[profile], release)
    : judgeBank(catalogue, bank));
  const context = { profile: profileIn(release, profiles[profile]), release };
  const { officialSuite } = buildReport(
    {
      tool: { name: 'aisp-conformance', version: '0' },
      target: { baseUrl: 'https://bank.test', release, profile },
      startedAt: '2026-03-17T10:30:00.000Z',
      ...{ exchanges: archive.exchanges, requests: archive.exchanges.length },
      official: decideOfficialTests(archive, context, catalogue),
    },
    verdicts,
    1000,
  );
  assert.ok(officialSuite !== undefined);
  return officialSuite;
}

function failed({ tests }: OfficialSuiteFacts): readonly string[] {
  return tests.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id.replace('OB-301-', ''));
}

describe('what a report says of the official suite', () => {
  for (const [release, total] of [
    ['3.1.11', 94],
    ['3.1.0', 82],
  ] as const) {
    it(`fails none of its ${total} tests at the honest bank of release ${release}, and decides most`, async () => {
      const suite = await forecast({ release });
      assert.deepEqual(failed(suite), []);
      assert.equal(suite.tests.length, total);
      assert.equal(suite.passed + suite.notDecided, total);
      assert.ok(suite.passed > total / 2, `${suite.passed} of ${total}`);
      assert.deepEqual(
        suite.tests.filter(({ differs }) => differs !== undefined),
        [],
      );
      assert.deepEqual(suite.unnoticed, []);
      for (const { rules, id } of suite.tests) assert.ok(rules.length > 0, `${id} has a rule beside it`);
    });
  }

  it('fails the party of a bank whose profile adds to it, and says that no rule is broken', async () => {
    const suite = await forecast({ profile: 'service' });
    assert.deepEqual(failed(suite), ['PAR-102900', 'PAR-102901', 'PAR-103000']);
    const fails = suite.tests.filter(({ outcome }) => outcome === 'failed');
    assert.deepEqual(new Set(fails.map(({ differs }) => differs)), new Set(['not-ours']));
  });

  it('marks what it fails and is a warning here', async () => {
    const suite = await forecast({ fault: 'undefined-path-gone' });
    const [test] = suite.tests.filter(({ outcome }) => outcome === 'failed');
    assert.deepEqual(failed(suite), ['ACC-001000']);
    assert.deepEqual([test?.rules, test?.differs], [['AISP-HTTP-032'], 'only-warns']);
  });

  it('has the rules beside a test that they break with it', async () => {
    const suite = await forecast({ fault: 'balances-open-to-all' });
    assert.deepEqual(failed(suite), ['BAL-101400']);
    const [test] = suite.tests.filter(({ outcome }) => outcome === 'failed');
    assert.equal(test?.differs, undefined);
    assert.ok(test?.rules.includes('AISP-PRM-002'), test?.rules.join());
    assert.deepEqual(suite.unnoticed, []);
  });

  it('tells where it would pass a bank that is wrong', async () => {
    const suite = await forecast({ fault: 'bulk-balances-without-savings' });
    assert.deepEqual(failed(suite), []);
    const missed = suite.tests.filter(({ differs }) => differs === 'misses');
    assert.deepEqual(
      missed.map(({ id }) => id),
      ['OB-301-BAL-101300'],
    );
    assert.ok(suite.unnoticed.length > 0);
    assert.deepEqual(missed[0]?.rules, suite.unnoticed);
  });
});
