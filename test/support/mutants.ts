import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { isMandatory, type Level, type Outcome, type Verdict } from '../../reports/contract/index.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { inRanges, latestRelease, type Release } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { judge } from '../../suites/core/judge.ts';
import { claimsOf, isOfRelease, type Rule } from '../../suites/core/rule.ts';
import { type BankRun, isBroken, judgeBank, origin } from './bank-run.ts';
import { type RecordedCall, recordCalls } from './recording.ts';
import { Replay } from './replay.ts';
import { type JudgeAgain, standingVerdicts } from './standing-verdicts.ts';

/** The profiles in which the matrix is run, by name. */
export const profiles = { service: serviceProfile, full: fullProfile } as const;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as readonly ProfileName[];

/** How a mutant came by its verdicts. */
export interface MutantRun extends BankRun {
  /** How many calls its bank answered: the others were answered from a recording. */
  readonly made: number;
}

/** What is known of the honest bank, for judging banks that are all but the same. */
interface Model {
  readonly honest: BankRun;
  readonly calls: readonly RecordedCall[];
  readonly judgeAgain: JudgeAgain;
}

/** A kind of bank that faults are tried on. */
export interface Setting {
  readonly profile: ProfileName;
  readonly release: Release;
  /** A release of the next version that the bank speaks as well: faults of such a bank show there alone. */
  readonly beside?: Release;
  /** Which lawful bank it is; the usual one when absent. */
  readonly world?: LawfulWorld;
}

/** A lawful bank whose data look otherwise than those of the usual one. */
export interface LawfulWorld extends Pick<Parameters<typeof judgeBank>[1], 'variants' | 'population'> {
  /** In kebab-case; unique. */
  readonly id: string;
}

/** True when a fault can show in a bank of a setting. */
export function canShow(
  { profiles: named, releases = {}, bothVersions }: Fault,
  { profile, release, beside }: Setting,
): boolean {
  if (bothVersions === true && beside === undefined) return false;
  return (named === undefined || named.includes(profile)) && inRanges(release, releases);
}

/**
 * The rules that a fault must break in a setting, in the order of their ids: those of its rules that the release and the
 * profile have, for what does not apply cannot be broken.
 */
export function brokenIn(setting: Setting, fault: Fault, catalogue: readonly Rule[]): readonly string[] {
  const applicable = applicableIn(setting, catalogue);
  return fault.breaks.filter((id) => applicable.has(id)).sort();
}

/** By catalogue and setting: it is asked of every fault. */
const known = new WeakMap<readonly Rule[], Map<string, ReadonlySet<string>>>();

function applicableIn(setting: Setting, catalogue: readonly Rule[]): ReadonlySet<string> {
  const ofCatalogue = known.get(catalogue) ?? new Map<string, ReadonlySet<string>>();
  known.set(catalogue, ofCatalogue);
  const { profile: name, release, beside } = setting;
  const key = `${name} ${release} ${beside}`;
  const found = ofCatalogue.get(key) ?? findApplicable(setting, catalogue);
  ofCatalogue.set(key, found);
  return found;
}

function findApplicable({ release, ...setting }: Setting, catalogue: readonly Rule[]): ReadonlySet<string> {
  const usual = bundledTarget(origin, { profile: profiles[setting.profile], release });
  const profile = profileIn(release, usual.profile);
  const both = setting.beside === undefined ? {} : { beside: { release: setting.beside } };
  const context = { profile, release, now: '', baseUrl: origin, ...both, claims: claimsOf(catalogue, release) };
  const applicable = catalogue
    .filter((rule) => isOfRelease(rule, release))
    .filter(({ applies }) => (applies?.(profile, context) ?? true) === true);
  return new Set(applicable.map(({ id }) => id));
}

/**
 * The outcomes that differ from those that a fault names, one sentence each. In the latest release a mandatory rule warns where
 * the fault says so, and fails otherwise.
 */
export function wrongOutcomes({ release }: Setting, fault: Fault, verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.flatMap(({ id, level, outcome }) => {
    const wanted = outcomeNamed(id, level, fault, release);
    if (!isBroken(outcome) || wanted === undefined || outcome === wanted) return [];
    return [`${id} has the outcome ${outcome} where the fault names ${wanted}`];
  });
}

function outcomeNamed(id: string, level: Level, fault: Fault, release: Release): Outcome | undefined {
  const { warns = [], fails = [] }: { readonly warns?: readonly string[]; readonly fails?: readonly string[] } = fault;
  if (!isMandatory(level) || warns.includes(id)) return 'warn';
  return release === latestRelease || fails.includes(id) ? 'fail' : undefined;
}

/**
 * Judges banks with one fault. With `plain` every call is made and every rule judged; otherwise whatever must come out as at
 * the honest bank is taken from there, which gives the same verdicts. The runs of a process go one after the other.
 */
export class Mutants {
  readonly #catalogue: readonly Rule[];
  readonly #plain: boolean;
  readonly #models = new Map<string, Promise<Model>>();

  constructor(catalogue: readonly Rule[], { plain = false }: { readonly plain?: boolean } = {}) {
    this.#catalogue = catalogue;
    this.#plain = plain;
  }

  async run(fault: Fault, setting: Setting): Promise<MutantRun> {
    const bank = { ...bankOf(setting), faults: [fault] };
    if (this.#plain) {
      const run = await judgeBank(this.#catalogue, bank);
      return { ...run, made: run.archive.exchanges.length };
    }
    const { calls, judgeAgain } = await this.#model(setting);
    const replay = new Replay(calls, fault);
    const { faults, carrying } = replay;
    const run = await judgeBank(this.#catalogue, { ...bank, faults, carrying, judging: judgeAgain });
    return { ...run, made: replay.made };
  }

  /** The run of the honest bank of a setting. */
  async honest(setting: Setting): Promise<BankRun> {
    return (await this.#model(setting)).honest;
  }

  #model(setting: Setting): Promise<Model> {
    const key = `${setting.profile} ${setting.release} ${setting.beside ?? ''} ${setting.world?.id ?? ''}`;
    const known = this.#models.get(key) ?? this.#record(setting);
    this.#models.set(key, known);
    return known;
  }

  async #record(setting: Setting): Promise<Model> {
    const recorder = recordCalls();
    let judgeAgain: JudgeAgain | undefined;
    const honest = await judgeBank(this.#catalogue, {
      ...bankOf(setting),
      faults: recorder.faults,
      carrying: recorder.around,
      judging: (archive, context, rules) => {
        // What the rules of both versions ask of the other version's answers is not followed: they are judged anew each time.
        if (setting.beside !== undefined) {
          judgeAgain = (other) => judge(rules, other, context);
          return judgeAgain(archive);
        }
        const standing = standingVerdicts(rules, archive, context);
        judgeAgain = standing.judgeAgain;
        return standing.verdicts;
      },
    });
    if (judgeAgain === undefined) throw new TypeError('a run is always judged');
    return { honest, calls: recorder.calls, judgeAgain };
  }
}

function bankOf({ profile, release, beside, world = { id: '' } }: Setting): Parameters<typeof judgeBank>[1] {
  const { id: _, ...varied } = world;
  return { profile: profiles[profile], release, ...(beside === undefined ? {} : { beside }), ...varied };
}
