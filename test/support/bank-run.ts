import { bundledTarget } from '../../library/bank/bundled-target.ts';
import type { Outcome, Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { type Bank, createControlledBank } from '../../stub/bank.ts';
import type { StartData } from '../../stub/control/data/data-problem.ts';
import type { PopulationSize } from '../../stub/data/population/population-size.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import type { BankEnv } from '../../stub/http/bank-env.ts';
import type { PeerCertificate } from '../../stub/http/peer-certificate.ts';
import type { JournalOptions } from '../../stub/journal/recorded-call.ts';
import { randomIdentifiers } from '../../stub/randomness/identifiers.ts';
import { variedAddress } from '../../stub/variants/applied.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import { fetchTransport } from '../../suites/client/fetch-transport.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import type { Transport } from '../../suites/client/transport.ts';
import type { Archive } from '../../suites/core/archive.ts';
import { judge } from '../../suites/core/judge.ts';
import type { ScenarioName } from '../../suites/core/probes.ts';
import { claimsOf, type Rule, type RuleContext } from '../../suites/core/rule.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { gather } from '../../suites/scenarios/gather.ts';
import { financialIdOf } from '../../suites/target/financial-id.ts';
import { samplingOf } from '../../suites/target/sampling.ts';
import type { Target } from '../../suites/target/target.ts';
import { createTokenSource } from '../../suites/tokens/create-token-source.ts';
import { standingWorld } from './standing-world.ts';
import { steadyIds } from './steady-ids.ts';
import { tlsClients } from './tls-clients.ts';

const start = Date.parse('2026-03-17T10:30:00.000Z');
/** Where the bank of a run is, unless it is served on a port. */
export const origin = 'https://bank.test';

/** How long each call takes. */
const callMs = 100;
/** Scenarios begin on multiples of this: a call more or less in one does not move those after it. */
const scenarioMs = 5000;

let time = start;
const now = () => new Date(time);
const clock: RunClock = {
  time: () => time,
  at: async (other, work) => {
    const present = time;
    time = other;
    try {
      return await work();
    } finally {
      time = present;
    }
  },
};
const world = standingWorld(1, () => time);

export interface BankRun {
  readonly verdicts: readonly Verdict[];
  readonly archive: Archive;
  /** What the rules knew besides the evidence. */
  readonly context: RuleContext;
}

/** The clock of a run, in milliseconds since the epoch. */
export interface RunClock {
  readonly time: () => number;
  /** Does some work at another time. */
  readonly at: <T>(other: number, work: () => Promise<T>) => Promise<T>;
}

/** A bank that is served somewhere, and what carries calls there. */
export interface ServedRun {
  readonly url: string;
  readonly transport: Transport;
  close(): Promise<void>;
}

/** The runs of a process share a clock: one goes after the other, whoever asks for them. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Gathers evidence from a stub in this process, as over mutual TLS and on a clock that only the calls move, and judges it by
 * the rules of a catalogue that a run of its version knows, or of both where another is at its side.
 */
export function judgeBank(catalogue: readonly Rule[], options: RunOptions): Promise<BankRun> {
  const run = before.then(() => judgeNow(catalogue, options));
  before = run.catch(() => undefined);
  return run;
}

/** A target before its run. */
export interface Stand {
  readonly target: Target;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly hasCertificate: boolean;
}

/** How a bank is made, called and judged. */
interface RunOptions {
  readonly profile: BankProfile;
  /** Of the bank, and of the judge if it has none of its own; the latest when left out. */
  readonly release?: Release;
  /** A release of the next version that the bank speaks, too, and that the target names. */
  readonly beside?: Release;
  /** What the bank is taken for, by the configuration and the judge. */
  readonly judgedAs?: Release;
  readonly faults?: readonly Fault[];
  /** Ids of faults that the bank is given once it runs. */
  readonly faultsAtRunTime?: readonly FaultId[];
  readonly variants?: readonly Variant[];
  readonly scenarios?: readonly ScenarioName[];
  /** Has the bank keep a journal of the run; its own ids are then like none of the harness. */
  readonly journal?: JournalOptions;
  /** What the bank begins with besides what it computes. */
  readonly added?: StartData;
  /** Customers that the bank has besides its personas. */
  readonly population?: PopulationSize;
  /** What the configuration says otherwise than that of the bundled bank. */
  readonly target?: (usual: Target, bank: Bank) => Target | Promise<Target>;
  /** False for a configuration without a client certificate. */
  readonly hasCertificate?: boolean;
  /** How far the clock of the bank is ahead of ours, in milliseconds. */
  readonly bankAheadMs?: number;
  /** Budget of calls; ample when left out. */
  readonly calls?: number;
  /** Serves the bank without TLS and carries the calls to it; by default they are carried in this process. */
  readonly overPort?: (bank: Bank) => Promise<ServedRun>;
  /** Most reads under way at once; one when left out. */
  readonly parallel?: number;
  /** What carries calls, from what carries them otherwise. */
  readonly carrying?: (usual: Transport, clock: RunClock) => Transport;
  /**
   * True to send at the same time what the run sends side by side; otherwise, unless a fault needs that, the calls come in
   * turn.
   */
  readonly sideBySide?: boolean;
  /** Is told of the target before its run, and may call it, as the run does and on its clock. */
  readonly beforehand?: (stand: Stand) => Promise<void>;
  /** Judges what was gathered, for a caller who knows how to do that sooner. */
  readonly judging?: (archive: Archive, context: RuleContext, rules: readonly Rule[]) => readonly Verdict[];
}

async function judgeNow(catalogue: readonly Rule[], options: RunOptions): Promise<BankRun> {
  time = start;
  const { release: ofBank = latestRelease, faults = [], variants = [], overPort, bankAheadMs = 0 } = options;
  const ours = () => new Date(time - bankAheadMs);
  const release = options.judgedAs ?? ofBank;
  const { clients, certificate } = await tlsClients();
  const tls = overPort === undefined ? { clients, mutualTls: true } : {};
  const { bank: identifiers, newInteractionId, surroundings } = steadyIds(() => time - start);
  const { added, population } = options;
  const more = {
    ...(added === undefined ? {} : { data: added }),
    ...(population === undefined ? {} : { population }),
  };
  const known = Object.keys(more).length === 0 ? { world } : more;
  const data = { seed: 1, now, ...known, pageSize: 25, identifiers };
  const kept = options.journal === undefined ? {} : { journal: options.journal, identifiers: randomIdentifiers };
  const bank = createControlledBank({
    ...{ profile: options.profile, release: ofBank, faults, variants },
    ...(options.beside === undefined ? {} : { beside: options.beside }),
    ...data,
    ...tls,
    ...kept,
  });
  for (const fault of options.faultsAtRunTime ?? []) await bank.control.faults.add({ fault });
  const served = await overPort?.(bank);
  const { baseUrl, ...address } = variedAddress(variants, served?.url ?? origin);
  const usual = bundledTarget(baseUrl, { profile: bank.profile, release, ...address });
  const target = (await options.target?.(usual, bank)) ?? usual;
  const profile = profileIn(release, target.profile);
  const place = {
    baseUrl: target.baseUrl,
    ...(target.basePath === undefined ? {} : { basePath: target.basePath }),
    ...(options.beside === undefined ? {} : { beside: { release: options.beside } }),
  };
  const rules = rulesFor(catalogue, { release, ...place });
  const inClear = faults.some(({ listensInClear }) => listensInClear);
  const inProcess = fetchTransport((request, choice) => {
    if (request.url.startsWith('https:')) return bank.fetch(request, seen(certificate(choice)));
    if (!inClear) throw new TypeError('nobody listens here');
    return bank.fetch(request);
  });
  const usualCarry = served === undefined ? inProcess : onOurClock(served.transport);
  const carried = (): Transport => {
    const carry = options.carrying?.(usualCarry, clock) ?? usualCarry;
    return (request, timeoutMs) => {
      time += callMs;
      return carry(request, timeoutMs);
    };
  };
  const wait = async (milliseconds: number) => {
    time += milliseconds;
  };
  const hasCertificate = options.hasCertificate ?? served === undefined;
  await options.beforehand?.({ target, transport: carried(), now: ours, wait, hasCertificate });
  const call = carried();
  const sideBySide = options.sideBySide ?? faults.some(({ serve }) => serve !== undefined);
  const recorder = new Recorder({
    transport: sideBySide ? call : inTurn(call),
    limits: { ...target.limits, parallel: options.parallel ?? 1, calls: options.calls ?? 2000 },
    now: ours,
    newInteractionId,
    wait,
  });
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder, { surroundings: { ...surroundings, now: ours } }),
    profile,
    ...place,
    release,
    now: new Date(start - bankAheadMs),
    ...financialIdOf(target),
    sampling: samplingOf(target),
    onScenario: () => {
      time = Math.ceil(time / scenarioMs) * scenarioMs;
    },
    hasCertificate,
    thorough: target.thorough === true,
    keepConsents: target.keepConsents === true,
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
    ...(options.scenarios === undefined ? {} : { scenarios: options.scenarios }),
  });
  await served?.close();
  const context: RuleContext = {
    profile,
    release,
    ...place,
    now: new Date(start - bankAheadMs).toISOString(),
    claims: claimsOf(rules, release),
  };
  const judging = options.judging ?? ((gathered) => judge(rules, gathered, context));
  return { verdicts: judging(archive, context, rules), archive, context };
}

/** Has the answers of a bank on a port tell the time of this run: the server that carries them knows another. */
function onOurClock(transport: Transport): Transport {
  return async (request, timeoutMs) => {
    const { headers, ...response } = await transport(request, timeoutMs);
    const told = headers.map(
      ([name, value]) => [name, name.toLowerCase() === 'date' ? now().toUTCString() : value] as const,
    );
    return { ...response, headers: told };
  };
}

/** Carries calls one after the other, so that each has a time of its own. */
function inTurn(transport: Transport): Transport {
  let before: Promise<unknown> = Promise.resolve();
  return (request, timeoutMs) => {
    const answer = before.then(() => transport(request, timeoutMs));
    before = answer.catch(() => undefined);
    return answer;
  };
}

/** The environment of a call without a socket. */
function seen(certificate: PeerCertificate | undefined): BankEnv['Bindings'] {
  return certificate === undefined ? {} : { certificate };
}

/** Ids of the rules that a bank broke, warnings included. */
export function brokenBy({ verdicts }: Pick<BankRun, 'verdicts'>): readonly string[] {
  return verdicts.filter(({ outcome }) => isBroken(outcome)).map(({ id }) => id);
}

/** True for an outcome that says that something is wrong: a warning is one, too. */
export function isBroken(outcome: Outcome): boolean {
  return outcome === 'fail' || outcome === 'warn' || outcome === 'error';
}
