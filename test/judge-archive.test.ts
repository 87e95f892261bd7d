import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { lastIn } from '../schemas/releases.ts';
import { loadFaults } from '../stub/faults/load.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { archiveText, asRecordedElsewhere, essence, judgedAgain, judgedAsRecording } from './support/archived.ts';
import { type BankRun, brokenBy, judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();
const profiles = { service: serviceProfile, full: fullProfile };

/** The same faults every time, from all groups, a tenth of each and at least one. */
const groupOf = ({ breaks: [rule = ''] }: (typeof faults)[number]): string => rule.split('-')[1] ?? '';
const sample = [...new Set(faults.map(groupOf))].flatMap((group) =>
  faults.filter((fault) => groupOf(fault) === group).filter((_, index) => index % 10 === 0),
);

function assertSameVerdicts(run: BankRun): void {
  const again = judgedAgain(catalogue, archiveText(run, run.context.profile));
  assert.deepEqual(again.map(essence), run.verdicts.map(essence));
}

/** Rules that a recording is said to break although the run says that they are kept. */
function wronglyAccused(run: BankRun, tokens: 'shown' | 'removed'): readonly string[] {
  const har = asRecordedElsewhere(archiveText(run, run.context.profile), tokens);
  const broken = brokenBy(run);
  return judgedAsRecording(catalogue, har, run.context)
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error')
    .flatMap(({ id }) => (broken.includes(id) ? [] : id));
}

describe('the masked archive of a run', () => {
  for (const profile of Object.values(profiles)) {
    it(`of the honest bank gives the verdicts of the run, profile ${profile.name}`, async () => {
      assertSameVerdicts(await judgeBank(catalogue, { profile }));
    });
  }

  it(`is tried with faults of every group`, () => assert.ok(sample.length >= 50, String(sample.length)));

  for (const fault of sample) {
    it(`of a bank with ${fault.id} gives the verdicts of the run`, async () => {
      const name = fault.profiles === undefined || fault.profiles.includes('service') ? 'service' : 'full';
      const release = lastIn(fault.releases ?? {});
      assertSameVerdicts(await judgeBank(catalogue, { profile: profiles[name], release, faults: [fault] }));
    });
  }
});

describe('a recording from elsewhere', () => {
  it('accuses an honest bank of nothing, and exercises what its calls support', async () => {
    const run = await judgeBank(catalogue, { profile: fullProfile });
    for (const tokens of ['shown', 'removed'] as const) {
      assert.deepEqual(wronglyAccused(run, tokens), []);
      const har = asRecordedElsewhere(archiveText(run, run.context.profile), tokens);
      const passed = judgedAsRecording(catalogue, har, run.context).filter(({ outcome }) => outcome === 'pass');
      assert.ok(passed.length > 150, `${tokens}: ${passed.length}`);
    }
  });

  it('shows the faults that one answer shows', async () => {
    const faulty = faults.filter(({ id }) => ['country-uk', 'links-relative', 'zero-balance-as-debit'].includes(id));
    assert.equal(faulty.length, 3);
    for (const fault of faulty) {
      const run = await judgeBank(catalogue, { profile: serviceProfile, faults: [fault] });
      const har = asRecordedElsewhere(archiveText(run, run.context.profile));
      const found = judgedAsRecording(catalogue, har, run.context)
        .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn')
        .map(({ id }) => id);
      assert.deepEqual([...found].sort(), [...fault.breaks].sort(), fault.id);
    }
  });
});
