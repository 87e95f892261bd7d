import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { isMandatory, type Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { inRange, latestRelease, type Release } from '../../schemas/releases.ts';
import { loadVariants } from '../../stub/variants/load.ts';
import type { Expectation, Variant } from '../../stub/variants/variant.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { asFault } from './as-fault.ts';
import { judgeBank } from './bank-run.ts';
import { writeFigures } from './figures.ts';
import { Mutants } from './mutants.ts';
import { runBeforehand } from './run-beforehand.ts';
import { isTried, tryAll, turnOf } from './turns.ts';
import { servedForRun } from './variant-run.ts';

/** A bank of one variant or of several, to be judged once. */
interface Turn {
  readonly variants: readonly Variant[];
  readonly profile: BankProfile;
  readonly release: Release;
  /** A release of version 4 that the bank speaks as well. */
  readonly beside?: Release;
  /** True where every warning and gap that the variant declares must show. */
  readonly shows?: true;
}

/** The release of version 4 in which other banks are judged, alone or beside the latest of 3.1. */
const ofFour: Release = '4.0.1';

/** The earlier releases after which most changed. */
const earlier: readonly Release[] = ['3.1.0', '3.1.2', '3.1.5', '3.1.6'];

const fits = ({ profiles, releases = {} }: Variant, profile: BankProfile, release: Release): boolean =>
  inRange(release, releases) && profiles?.includes(profile.name) !== false;

const onTheWire = ({ serve, headerName }: Variant): boolean => serve !== undefined || headerName !== undefined;

/** True for a variant that leaves customer, declaration and wire as they are, so that others can be in the same bank. */
const keepsCompany = (variant: Variant): boolean =>
  !onTheWire(variant) && variant.persona === undefined && variant.profile === undefined && variant.unseen === undefined;

/** One variant to a bank: in the profile with most operations that it fits, in the latest release that it is lawful in. */
function alone(variant: Variant): Turn {
  const { since, until } = variant.releases ?? {};
  const release = until ?? (since !== undefined && !inRange(latestRelease, { since }) ? ofFour : latestRelease);
  const profile = [fullProfile, serviceProfile].find((each) => fits(variant, each, release)) ?? fullProfile;
  return { variants: [variant], profile, release, shows: true };
}

/** Banks of several variants each. Which of them meet follows from their ids: so another variant is a guest of one bank alone. */
function inCompany(all: readonly Variant[], profile: BankProfile, release: Release, banks: number): readonly Turn[] {
  const fit = all.filter((variant) => keepsCompany(variant) && fits(variant, profile, release));
  return Array.from({ length: banks }, (_, bank) => ({
    variants: fit.filter(({ id }) => turnOf(id, banks) === bank),
    profile,
    release,
  }));
}

/**
 * Variants that keep no company, in earlier releases: by turns every third in one of them, or with `everywhere` each in all that it is
 * lawful in. What is another way of writing on the wire is none of a release.
 */
function aloneEarlier(all: readonly Variant[], everywhere: boolean): readonly Turn[] {
  return all
    .filter((variant) => !keepsCompany(variant) && (everywhere || (!onTheWire(variant) && isTried(variant.id, 3))))
    .flatMap((variant) =>
      earlier
        .filter((_, place) => everywhere || place === turnOf(variant.id, earlier.length))
        .flatMap((release): readonly Turn[] => {
          const profiles = [fullProfile, serviceProfile].filter((each) => fits(variant, each, release));
          const profile = profiles[turnOf(`${variant.id} ${release}`, Math.max(1, profiles.length))];
          return profile === undefined ? [] : [{ variants: [variant], profile, release }];
        }),
    );
}

/** Banks of version 4: one in four of what keeps no company, or with `everywhere` each variant by itself, and all others together. */
function inVersionFour(all: readonly Variant[], everywhere: boolean): readonly Turn[] {
  const chosen = all.filter(
    (variant) => everywhere || (!keepsCompany(variant) && !onTheWire(variant) && turnOf(variant.id, 4) === 0),
  );
  const single = chosen.flatMap((variant): readonly Turn[] => {
    const profile = [fullProfile, serviceProfile].find((each) => fits(variant, each, ofFour));
    return profile === undefined ? [] : [{ variants: [variant], profile, release: ofFour }];
  });
  return [...single, ...inCompany(all, fullProfile, ofFour, 3)];
}

/** Banks of both versions that are lawful in both, and tell one story in each. */
function inBothVersions(all: readonly Variant[]): readonly Turn[] {
  const lawful = all.filter(({ releases = {} }) => inRange(ofFour, releases));
  return [
    ...inCompany(lawful, fullProfile, latestRelease, 3).map((turn) => ({ ...turn, beside: ofFour })),
    ...inCompany(lawful, serviceProfile, latestRelease, 1).map((turn) => ({ ...turn, beside: ofFour })),
  ];
}

/** True for a variant of which nothing can be seen but that no rule finds fault with it: all of those are in company as well. */
const isSilent = (variant: Variant): boolean =>
  keepsCompany(variant) && variant.warns === undefined && variant.unseen === undefined;

/**
 * Every bank of variants that is judged. By turns every second variant on the wire is alone in one, which costs most (the archives of
 * some of them together are judged in `judge-archive.test.ts`), as is every second silent one, and of the three banks of several in
 * each earlier release one is tried. With TURNS=all it is all of them.
 */
export async function variantTurns(): Promise<readonly Turn[]> {
  const all = await loadVariants();
  return [
    ...all.filter((variant) => !(onTheWire(variant) || isSilent(variant)) || isTried(variant.id, 2)).map(alone),
    ...aloneEarlier(all, tryAll()),
    ...inVersionFour(all, tryAll()),
    ...inBothVersions(all),
    ...inCompany(all, serviceProfile, latestRelease, 6),
    ...earlier.flatMap((release, index) =>
      inCompany(all, index % 2 === 0 ? serviceProfile : fullProfile, release, 3).filter(
        (_, bank) => tryAll() || bank === index % 3,
      ),
    ),
  ];
}

/** What is wrong with the verdicts on a bank that keeps the standard: nothing, or each rule that found fault or found nothing. */
function alarms({ variants }: Turn, verdicts: readonly Verdict[]): readonly unknown[] {
  const allowed = (what: 'warns' | 'unseen', id: string) =>
    variants.some(({ [what]: expected }) =>
      [...(expected?.rules ?? []), ...(expected?.inPlaces ?? [])].some((pattern) => matches(pattern, id)),
    );
  const fine = ({ id, level, outcome }: Verdict): boolean => {
    if (outcome === 'pass' || outcome === 'not-applicable') return true;
    if (outcome === 'warn') return allowed('warns', id);
    return outcome === 'not-exercised' && (!isMandatory(level) || allowed('unseen', id));
  };
  return verdicts
    .filter((verdict) => !fine(verdict))
    .map(({ id, outcome, reason, findings }) => [id, outcome, reason, findings]);
}

function matches(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;
}

/** Patterns of an expectation that no verdict bears out. */
function idle(expected: Expectation | undefined, verdicts: readonly Verdict[], outcome: string): readonly string[] {
  const ids = verdicts.filter((verdict) => verdict.outcome === outcome).map(({ id }) => id);
  return (expected?.rules ?? []).filter((pattern) => !ids.some((id) => matches(pattern, id)));
}

/** A part of the banks of variants: those of several in the latest release, or one of two halves of the others. */
export type Part = 'in company' | 'first half' | 'second half';

function isIn(part: Part, { variants, release, beside }: Turn, index: number): boolean {
  const together = variants.length > 1 && release === latestRelease && beside === undefined;
  if (together || part === 'in company') return together && part === 'in company';
  return part === (index % 2 === 0 ? 'first half' : 'second half');
}

/** What a turn changes of the usual bank, where so many turns change that one that it is worth a recording. */
function changeOf({ variants: [variant, ...more], profile, release }: Turn) {
  const usual = profile === fullProfile && release === latestRelease;
  return usual && variant !== undefined && more.length === 0 ? asFault(variant) : undefined;
}

/** Declares the tests of one part of the banks of variants: files of their own, so that they run side by side. */
export async function describeVariants(part: Part): Promise<void> {
  const catalogue = await loadRules();
  const turns = (await variantTurns()).filter((turn, index) => isIn(part, turn, index));
  const began = performance.now();
  const mutants = new Mutants(catalogue);
  const runs = await runBeforehand(
    turns.map((turn) => async () => {
      const { variants, profile, release, beside } = turn;
      const known = changeOf(turn);
      if (known !== undefined) return (await mutants.run(known, { profile: 'full', release })).verdicts;
      const wire = variants.some(onTheWire) ? { overPort: servedForRun } : {};
      const both = beside === undefined ? {} : { beside };
      return (await judgeBank(catalogue, { profile, release, variants, ...both, ...wire })).verdicts;
    }),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  let clean = 0;
  describe(`banks that keep the standard in other ways, ${part}`, () => {
    after(() =>
      writeFigures(`conforming-variants-${part.replace(' ', '-')}`, [
        { title: 'Banks of conforming variants without a false alarm', value: clean, of: turns.length, parts: 'add' },
        { title: 'Seconds for the conforming variants', value: seconds, parts: 'longest' },
      ]),
    );
    for (const [index, turn] of turns.entries()) {
      const { variants, profile, release, beside } = turn;
      const names = variants.map(({ id }) => id).join(' + ');
      it(`${names}, profile ${profile.name}, release ${release}${beside === undefined ? '' : ` beside ${beside}`}: no false alarm`, () => {
        const verdicts = runs[index]?.() ?? [];
        assert.ok(verdicts.length > 0);
        assert.deepEqual(alarms(turn, verdicts), []);
        const [first] = variants;
        if (turn.shows) {
          assert.deepEqual(idle(first?.warns, verdicts, 'warn'), [], 'Expected every declared warning');
          assert.deepEqual(idle(first?.unseen, verdicts, 'not-exercised'), [], 'Expected every declared gap');
          const judged = verdicts.filter(({ outcome }) => outcome === 'pass' || outcome === 'warn').map(({ id }) => id);
          assert.deepEqual(
            (first?.resembles ?? []).filter((id) => !judged.includes(id)),
            [],
            'Expected every rule that it resembles a breach of to look at it',
          );
        }
        clean += 1;
      });
    }
  });
}
