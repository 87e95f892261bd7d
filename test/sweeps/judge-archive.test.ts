import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { inRanges, latestRelease, type Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { findVariants } from '../../stub/variants/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import type { Waiver } from '../../suites/target/target.ts';
import { judgeAllWithWaivers } from '../../suites/target/waivers.ts';
import { archiveText, asRecordedElsewhere, essence, judgedAgain, judgedAsRecording } from '../support/archived.ts';
import { type BankRun, brokenBy, judgeBank } from '../support/bank-run.ts';
import { servedForRun } from '../support/variant-run.ts';

const catalogue = await loadRules();
const faults = await loadFaults();
const profiles = { service: serviceProfile, full: fullProfile };
type ProfileName = keyof typeof profiles;

/** One bank of several faults, of groups that stand apart. `archive-verdicts.js` takes every fault for itself. */
interface Batch {
  readonly profile: ProfileName;
  readonly release: Release;
  readonly faults: readonly Fault[];
}

/** The same faults every time, from all groups, a tenth of each and at least one; those that need TLS take longest. */
const groupOf = ({ breaks: [rule] }: Fault): string => rule?.split('-')[1] ?? '';
const groups = [...new Set(faults.map(groupOf))];
const sample = groups.flatMap((group) =>
  faults.filter((fault) => groupOf(fault) === group && !fault.overTls).filter((_, index) => index % 10 === 0),
);
/** Without a consent there is nothing for the other faults of a bank to show in. */
const batches = batchesOf(sample.filter(({ id }) => id !== 'consent-creation-cut-short'));

function batchesOf(all: readonly Fault[]): readonly Batch[] {
  const batch = (profile: ProfileName, release: Release, place: (index: number) => boolean): Batch => {
    const fit = all.filter(
      ({ profiles, releases = {} }) => profiles?.includes(profile) !== false && inRanges(release, releases),
    );
    return { profile, release, faults: fit.filter((_, index) => place(index)) };
  };
  return [
    ...[0, 1, 2].flatMap((part) => [
      batch('service', latestRelease, (index) => index % 3 === part),
      batch('full', latestRelease, (index) => (index + 1) % 3 === part),
    ]),
    batch('full', '3.1.0', (index) => index % 6 === 0),
  ];
}

function assertSameVerdicts(run: BankRun): void {
  const again = judgedAgain(catalogue, archiveText(run, run.context.profile));
  assert.deepEqual(again.map(essence), run.verdicts.map(essence));
}

/** The runs of the honest bank, each made once. */
const honest = {
  service: await judgeBank(catalogue, { profile: serviceProfile }),
  full: await judgeBank(catalogue, { profile: fullProfile }),
  'full, release 4.0.1': await judgeBank(catalogue, { profile: fullProfile, release: '4.0.1' }),
};

/** What a sample broke, so that it is seen to show something. */
const broken = new Set<string>();

/** The verdicts on a run as somebody else recorded it, and the rules that it is said to break although the run keeps them. */
function recorded(run: BankRun, tokens: 'shown' | 'removed') {
  const har = asRecordedElsewhere(archiveText(run, run.context.profile), tokens);
  const broken = brokenBy(run);
  const verdicts = judgedAsRecording(catalogue, har, run.context);
  const accused = verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error');
  return { verdicts, wronglyAccused: accused.flatMap(({ id }) => (broken.includes(id) ? [] : id)), accused };
}

describe('the masked archive of a run', () => {
  for (const [profile, run] of Object.entries(honest)) {
    it(`of the honest bank gives the verdicts of the run, profile ${profile}`, () => assertSameVerdicts(run));
  }

  for (const [index, { profile, release, faults }] of batches.entries()) {
    it(`of a bank with faults ${index + 1} of ${batches.length}, profile ${profile}, release ${release}, gives the verdicts of the run`, async () => {
      const run = await judgeBank(catalogue, { profile: profiles[profile], release, faults });
      for (const id of brokenBy(run)) broken.add(id);
      assertSameVerdicts(run);
    });
  }

  it('is tried with faults of every group, which broke rules of most', () => {
    assert.ok(sample.length >= 50, String(sample.length));
    assert.ok(broken.size >= 50, String(broken.size));
    const shown = new Set([...broken].map((id) => id.split('-')[1]));
    assert.ok(shown.size >= 18, [...shown].join(' '));
  });

  it('of a bank that encodes a masked name twice gives the verdicts of the run', async () => {
    const twice = faults.filter(({ id }) => id === 'text-encoded-twice');
    const run = await judgeBank(catalogue, { profile: serviceProfile, faults: twice });
    assert.deepEqual(brokenBy(run), ['AISP-HDR-031']);
    assertSameVerdicts(run);
  });

  const varied = [
    ['service', 'compressed', 'header-names-in-capitals', 'indented-json', 'media-type-in-other-letters'],
    ['full', 'in-chunks', 'behind-a-gateway', 'header-names-in-title-case', 'escaped-json', 'several-challenges'],
  ] as const;
  for (const [profile, ...ids] of varied) {
    it(`of a bank that is ${ids.join(' + ')} gives the verdicts of the run, profile ${profile}`, async () => {
      const variants = await findVariants(ids);
      const run = await judgeBank(catalogue, { profile: profiles[profile], variants, overPort: servedForRun });
      assert.ok(run.verdicts.filter(({ outcome }) => outcome === 'pass').length > 300);
      assertSameVerdicts(run);
    });
  }

  it('of a run under waivers gives the same: waived, stale, expired, and what no waiver changes', async () => {
    const some = faults.filter(({ id }) => ['country-uk', 'links-relative', 'zero-balance-as-debit'].includes(id));
    const run = await judgeBank(catalogue, { profile: serviceProfile, faults: some });
    const [first = '', second = '', third = ''] = brokenBy(run);
    const kept = run.verdicts.find(({ outcome }) => outcome === 'pass')?.id ?? '';
    const off = run.verdicts.find(({ outcome }) => outcome === 'not-applicable')?.id ?? '';
    const waive = (rule: string, more: Partial<Waiver> = {}): Waiver => ({
      ...{ rule, reason: 'Known since the move', owner: 'Payments', until: '2026-12-31' },
      ...more,
    });
    const waivers = [
      waive(first),
      waive(second, { until: '2026-03-16' }),
      waive(third, { pointer: '/Data/Nowhere' }),
      waive(kept),
      waive(off),
    ];
    const { archive, context } = run;
    const live = judgeAllWithWaivers(rulesFor(catalogue, context), archive, context, waivers);
    const again = judgedAgain(catalogue, archiveText(run, context.profile, { waivers }));
    assert.deepEqual(again.map(essence), live.map(essence));
    const outcomeOf = (id: string) => again.find((verdict) => verdict.id === id);
    assert.equal(outcomeOf(first)?.outcome, 'waived');
    assert.match(`${outcomeOf(second)?.outcome} ${outcomeOf(second)?.reason}`, /^fail .*ended on 2026-03-16/);
    assert.match(`${outcomeOf(third)?.outcome} ${outcomeOf(third)?.reason}`, /^fail .*is stale/);
    assert.match(`${outcomeOf(kept)?.outcome} ${outcomeOf(kept)?.reason}`, /^fail .*is stale/);
    assert.equal(outcomeOf(off)?.outcome, 'not-applicable');
  });
});

describe('a recording from elsewhere', () => {
  it('accuses an honest bank of nothing, and exercises what its calls support', () => {
    for (const tokens of ['shown', 'removed'] as const) {
      const { verdicts, wronglyAccused } = recorded(honest.full, tokens);
      assert.deepEqual(wronglyAccused, []);
      const passed = verdicts.filter(({ outcome }) => outcome === 'pass');
      assert.ok(passed.length > 150, `${tokens}: ${passed.length}`);
    }
  });

  it('shows the faults that one answer shows', async () => {
    const faulty = faults.filter(({ id }) => ['country-uk', 'links-relative', 'zero-balance-as-debit'].includes(id));
    assert.equal(faulty.length, 3);
    const { accused } = recorded(await judgeBank(catalogue, { profile: serviceProfile, faults: faulty }), 'shown');
    assert.deepEqual(accused.map(({ id }) => id).sort(), faulty.flatMap(({ breaks }) => breaks).sort());
  });

  it('accuses a bank of nothing more for what it should have refused, or should not have linked to', async () => {
    const wrongs = [
      'characters-dropped-from-codes',
      'next-link-to-empty-page',
      'impossible-consent-date-rolled-over',
      'foreign-account-readable',
    ];
    const faulty = faults.filter(({ id }) => wrongs.includes(id));
    const run = await judgeBank(catalogue, { profile: fullProfile, faults: faulty });
    assert.deepEqual(brokenBy(run).toSorted(), faulty.flatMap(({ breaks }) => breaks).toSorted());
    const { verdicts, wronglyAccused } = recorded(run, 'shown');
    assert.deepEqual(wronglyAccused, []);
    const har = asRecordedElsewhere(archiveText(run, run.context.profile));
    assert.deepEqual(judgedAsRecording(catalogue, har, run.context, true), verdicts);
  });
});
