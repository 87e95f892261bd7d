import { maskArchive } from '../../library/judging/mask-archive.ts';
import type { Exchange } from '../../reports/contract/index.ts';
import { type Redaction, redaction } from '../../reports/redact/redact.ts';
import { latestRelease, releases } from '../../schemas/releases.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { Archive, Place, RecordedExchange } from '../../suites/core/archive.ts';
import { asFound } from '../../suites/core/as-found.ts';
import { shapeOf } from '../../suites/core/claims.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { judgeRule } from '../../suites/core/judge.ts';
import { type ScenarioName, scenarioNames } from '../../suites/core/probes.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { type BankRun, isBroken, judgeBank } from './bank-run.ts';
import { firstDifference, isSameCall } from './first-difference.ts';
import { brokenIn, canShow, profiles, type Setting } from './mutants.ts';
import { isOfApi, type RecordedCall, recordCalls } from './recording.ts';
import { Replay } from './replay.ts';

/** An exchange of a run, masked as a report masks it, and the place in its answer that a rule looked at. */
export interface ShownExchange {
  readonly exchange: Exchange;
  readonly pointer?: string;
}

/** A rule kept by the honest bank and broken by a fault: what `aisp run --only ID`, with the fault and without, would show. */
export interface RuleExample {
  readonly rule: Rule;
  readonly fault: Fault;
  readonly setting: Setting;
  /** False where the fault shows only in a run of all scenarios. */
  readonly isAlone: boolean;
  readonly kept: ShownExchange;
  readonly broken: ShownExchange & { readonly message: string };
  /** Where both look alike: the first answer, in the run that broke the rule, that differs from the honest bank's. */
  readonly elsewhere?: ShownExchange;
  /** Every call of the run that kept the rule, to tell what is usual about a call. */
  readonly usual: readonly Exchange[];
}

interface Candidate {
  readonly fault: Fault;
  readonly setting: Setting;
}

interface HonestRun {
  readonly run: BankRun;
  readonly calls: readonly RecordedCall[];
  /** Hides what a report of this run would hide. */
  readonly masks: Redaction;
}

/** Masks of a page must be the same in each build, and nothing in them is anybody's. */
const key = new Uint8Array(32).fill(7);

/** The bank of `aisp run` first, then the one that offers everything, then the latter in the other releases, the latest first. */
const settings: readonly Setting[] = [
  { profile: 'service', release: latestRelease },
  { profile: 'full', release: latestRelease },
  { profile: 'full', release: latestRelease, beside: '4.0.1' },
  ...releases
    .toReversed()
    .filter((release) => release !== latestRelease)
    .map((release): Setting => ({ profile: 'full', release })),
];

/** Runs banks of the kill matrix, with the scenarios of one rule at a time, and takes from each what a page shows. */
export class RuleExamples {
  readonly #catalogue: readonly Rule[];
  readonly #faults: readonly Fault[];
  readonly #honest = new Map<string, Promise<HonestRun>>();

  constructor(catalogue: readonly Rule[], faults: readonly Fault[]) {
    this.#catalogue = catalogue;
    this.#faults = faults;
  }

  /** Throws a TypeError for a rule that no fault breaks. */
  async of(rule: Rule): Promise<RuleExample> {
    const candidates = this.#candidates(rule);
    for (const scenarios of [rule.scenarios, undefined]) {
      for (const candidate of candidates) {
        const found = await this.#try(rule, candidate, scenarios);
        if (found !== undefined) return { ...found, isAlone: scenarios !== undefined };
      }
    }
    throw new TypeError(`no fault that names ${rule.id} breaks it`);
  }

  /** The faults that name a rule in the first setting where any does, the simplest first: what breaks one rule has one cause. */
  #candidates(rule: Rule): readonly Candidate[] {
    for (const setting of settings) {
      const found = this.#faults
        .filter((fault) => fault.breaks.includes(rule.id) && canShow(fault, setting))
        .filter((fault) => brokenIn(setting, fault, [rule]).length > 0)
        .sort((a, b) => weightOf(a, rule) - weightOf(b, rule));
      if (found.length > 0) return found.map((fault) => ({ fault, setting }));
    }
    return [];
  }

  async #try(
    rule: Rule,
    { fault, setting }: Candidate,
    scenarios: readonly ScenarioName[] | undefined,
  ): Promise<Omit<RuleExample, 'isAlone'> | undefined> {
    const bank = { ...setting, profile: profiles[setting.profile] };
    const part = scenarios === undefined ? {} : { scenarios };
    const { run: honest, calls, masks } = await this.#honestRun(setting, scenarios);
    const replay = new Replay(calls, fault);
    const { faults, carrying } = replay;
    // What a fault makes personal is masked as such, under the same key.
    const own = ({ exchanges }: Archive) => redaction(exchanges, key);
    const run = await judgeBank(this.#catalogue, {
      ...bank,
      ...part,
      faults,
      carrying,
      judging: (archive, context) => [
        judgeRule(rule, new Evidence(maskArchive(archive, own(archive)).archive), context),
      ],
    });
    const [verdict] = run.verdicts;
    const [finding] = verdict?.findings ?? [];
    const exchange = run.archive.exchanges.find(({ id }) => id === finding?.exchange);
    if (verdict === undefined || !isBroken(verdict.outcome) || finding === undefined || exchange === undefined) return;
    const place = keptPlace(rule, honest, exchange, finding.pointer);
    if (place === undefined) return;
    const isAlike = isSameCall(place.exchange, exchange) && isSameAnswer(place.exchange, exchange);
    const elsewhere = isAlike ? firstOther(honest.archive.exchanges, run.archive.exchanges, masks) : undefined;
    return {
      rule,
      fault,
      setting,
      kept: shown(masks.exchange(place.exchange), place.pointer),
      broken: { ...shown(own(run.archive).exchange(exchange), finding.pointer), message: finding.message },
      ...(elsewhere === undefined ? {} : { elsewhere }),
      usual: honest.archive.exchanges,
    };
  }

  #honestRun(setting: Setting, scenarios: readonly ScenarioName[] | undefined): Promise<HonestRun> {
    const wanted = scenarioNames.filter((name) => scenarios?.includes(name) ?? true);
    const name = `${setting.profile} ${setting.release} ${setting.beside ?? ''} ${wanted.join()}`;
    const known = this.#honest.get(name) ?? this.#record(setting, scenarios);
    this.#honest.set(name, known);
    return known;
  }

  async #record({ profile, ...spoken }: Setting, scenarios: readonly ScenarioName[] | undefined): Promise<HonestRun> {
    const recorder = recordCalls();
    const run = await judgeBank(this.#catalogue, {
      profile: profiles[profile],
      ...spoken,
      faults: recorder.faults,
      carrying: recorder.around,
      judging: () => [],
      ...(scenarios === undefined ? {} : { scenarios }),
    });
    return { run, calls: recorder.calls, masks: redaction(run.archive.exchanges, key) };
  }
}

function weightOf({ breaks, warns = [] }: Fault, { id }: Rule): number {
  return breaks.length + (warns.includes(id) ? 100 : 0);
}

/**
 * Where the rule looked at the honest bank: at the call and the place at which it found the fault, or as near to these as it
 * came.
 */
function keptPlace(
  rule: Rule,
  { archive, context }: BankRun,
  { request, purpose }: RecordedExchange,
  pointer: string | undefined,
): Place | undefined {
  const { profile, evidence } = asFound(context.profile, new Evidence(archive));
  const places = [...rule.judge(evidence.seenBy(rule.id), { ...context, profile })].map(({ place }) => place);
  const nearness = ({ exchange, pointer: own }: Place): number => {
    const call =
      exchange.request.url === request.url && exchange.purpose === purpose ? 8 : exchange.purpose === purpose ? 4 : 0;
    const spot = own === pointer ? 2 : shapeOf(own ?? '') === shapeOf(pointer ?? '') ? 1 : 0;
    return call + spot;
  };
  const nearest = Math.max(...places.map(nearness));
  return places.find((place) => nearness(place) === nearest);
}

function isSameAnswer({ response }: Exchange, { response: other }: Exchange): boolean {
  return response?.status === other?.status && response?.body === other?.body;
}

/**
 * The first call of the interface that both runs made at the same time and that was answered differently, as the second run has
 * it.
 */
function firstOther(
  honest: readonly Exchange[],
  run: readonly Exchange[],
  masks: Redaction,
): ShownExchange | undefined {
  for (const exchange of run.filter(({ request }) => isOfApi(request))) {
    const usual = honest.find((each) => each.startedAt === exchange.startedAt && isSameCall(each, exchange));
    if (usual === undefined || isSameAnswer(usual, exchange)) continue;
    const masked = masks.exchange(exchange);
    return shown(masked, firstDifference(masks.exchange(usual), masked)?.[1]);
  }
  return undefined;
}

function shown(exchange: Exchange, pointer: string | undefined): ShownExchange {
  return pointer === undefined ? { exchange } : { exchange, pointer };
}
