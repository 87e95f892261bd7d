import { setTimeout as sleep } from 'node:timers/promises';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import type { Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { fetchTransport } from '../../suites/client/fetch-transport.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import type { Transport } from '../../suites/client/transport.ts';
import type { Archive } from '../../suites/core/archive.ts';
import { judge } from '../../suites/core/judge.ts';
import { claimsOf, type Rule } from '../../suites/core/rule.ts';
import { gather } from '../../suites/scenarios/gather.ts';
import type { Limits } from '../../suites/target/target.ts';
import { createTokenSource } from '../../suites/tokens/create-token-source.ts';

/**
 * How much these rules look at depends on how busy the machine is: on whether a consent is declined within a second of its
 * making, and whether an account and the bulk list told their balances within one second.
 */
export const timedRules: readonly string[] = ['AISP-CON-032', 'AISP-BAL-012'];

/** How a bank is called. */
export interface RealTimeOptions {
  readonly profile: BankProfile;
  readonly faults?: readonly Fault[];
  readonly limits?: Partial<Limits>;
  /** Milliseconds that the next call takes on its way; none when left out. */
  readonly delay?: () => number;
  /** What carries calls, from what carries them otherwise. */
  readonly carrying?: (usual: Transport) => Transport;
}

export interface RealTimeRun {
  readonly archive: Archive;
  readonly verdicts: readonly Verdict[];
  /** The most calls that were under way at once. */
  readonly most: number;
}

/** Gathers evidence from a stub in this process on the clock of this machine, where calls may overlap, and judges it. */
export async function judgeInRealTime(catalogue: readonly Rule[], options: RealTimeOptions): Promise<RealTimeRun> {
  const { profile, faults = [], limits, delay = () => 0, carrying = (usual) => usual } = options;
  const release = latestRelease;
  const bank = createControlledBank({ profile, release, faults, seed: 1, pageSize: 25 });
  const target = bundledTarget('http://bank.test', { profile: bank.profile, release });
  let [under, most] = [0, 0];
  const inProcess = carrying(fetchTransport((request) => bank.fetch(request)));
  const transport: Transport = async (request, timeoutMs) => {
    under += 1;
    most = Math.max(most, under);
    try {
      await sleep(delay());
      return await inProcess(request, timeoutMs);
    } finally {
      under -= 1;
    }
  };
  const recorder = new Recorder({ transport, limits: { ...target.limits, ...limits } });
  const now = new Date();
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder),
    profile: target.profile,
    baseUrl: target.baseUrl,
    release,
    now,
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
  });
  const claims = claimsOf(catalogue, release);
  const context = { profile: target.profile, release, baseUrl: target.baseUrl, now: now.toISOString(), claims };
  return { archive, verdicts: judge(catalogue, archive, context), most };
}

/** Numbers between 0 and 1 that look like chance and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * What was asked and what came, without what two runs never share: ids that are made up for one call, moments, secrets. In the order of
 * the alphabet.
 */
export function asSet({ exchanges }: Archive): readonly string[] {
  return exchanges
    .filter(({ about }) => about.probe !== 'turned-away' && about.probe !== 'lost')
    .map(({ purpose, scenario, about, request, response, failure }) => {
      const follows = about.follows === undefined ? '' : 'follows';
      const headers = request.headers.map(([name, value]) => `${name.toLowerCase()}=${value}`).sort();
      const sent = [scenario, purpose, follows, request.method, request.url, ...headers, request.body ?? ''];
      return steady(`${sent.join(' ')} -> ${response?.status ?? failure?.code} ${response?.body ?? ''}`);
    })
    .sort();
}

function steady(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '{uuid}')
    .replaceAll(/\baac-[\w-]{10,}/g, '{ConsentId}')
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?/g, '{moment}')
    .replaceAll(/\d{2}:\d{2}:\d{2} GMT/g, '{time}');
}

/** What is in one list and not in the other, either way, and as often. */
export function difference(one: readonly string[], other: readonly string[]): readonly string[] {
  const left = (from: readonly string[], without: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const each of without) counts.set(each, (counts.get(each) ?? 0) + 1);
    return from.filter((each) => {
      const count = counts.get(each) ?? 0;
      counts.set(each, count - 1);
      return count <= 0;
    });
  };
  return [...left(one, other).map((each) => `- ${each}`), ...left(other, one).map((each) => `+ ${each}`)];
}

/** Each rule with its outcome and how many things it looked at. */
export function asOutcomes(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.map(({ id, outcome, checked }) => `${id} ${outcome} ${checked}`);
}
