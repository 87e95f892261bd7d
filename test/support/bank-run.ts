import { bundledTarget } from '../../bin/bundled-target.ts';
import type { Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createBank } from '../../stub/bank.ts';
import { createWorld } from '../../stub/data/world.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { fetchTransport } from '../../suites/client/fetch-transport.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import type { Archive } from '../../suites/core/evidence.ts';
import { judge } from '../../suites/core/judge.ts';
import type { ScenarioName } from '../../suites/core/probes.ts';
import { claimsOf, type Rule } from '../../suites/core/rule.ts';
import { gather } from '../../suites/scenarios/gather.ts';
import { createTokenSource } from '../../suites/tokens/create-token-source.ts';

const start = Date.parse('2026-03-17T10:30:00.000Z');
const baseUrl = 'http://bank.test';

let time = start;
const now = () => new Date(time);
/** One world for all runs of a process: they go one after the other, and what it has generated it need not generate again. */
const world = createWorld({ seed: 1, now });

export interface BankRun {
  readonly verdicts: readonly Verdict[];
  readonly archive: Archive;
}

/** Gathers evidence from a stub in this process, on a clock that only the calls move, and judges it by a catalogue. */
export async function judgeBank(
  catalogue: readonly Rule[],
  options: {
    readonly profile: BankProfile;
    readonly faults?: readonly Fault[];
    readonly scenarios?: readonly ScenarioName[];
    /** Budget of calls; ample when left out. */
    readonly calls?: number;
  },
): Promise<BankRun> {
  time = start;
  const { profile, faults = [] } = options;
  const bank = createBank({ profile, release: latestRelease, seed: 1, now, world, faults, pageSize: 25 });
  const target = bundledTarget(baseUrl, { profile, release: latestRelease });
  const carry = fetchTransport((request) => bank.fetch(request));
  const recorder = new Recorder({
    transport: (request, timeoutMs) => {
      time += 100;
      return carry(request, timeoutMs);
    },
    limits: { ...target.limits, calls: options.calls ?? 2000 },
    now,
    wait: async (milliseconds) => {
      time += milliseconds;
    },
  });
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder),
    profile,
    baseUrl,
    now: new Date(start),
    ...(options.scenarios === undefined ? {} : { scenarios: options.scenarios }),
  });
  const context = {
    profile,
    release: latestRelease,
    baseUrl,
    now: new Date(start).toISOString(),
    claims: claimsOf(catalogue),
  };
  return { verdicts: judge(catalogue, archive, context), archive };
}

/** Ids of the rules that a bank broke, warnings included. */
export function brokenBy({ verdicts }: BankRun): readonly string[] {
  return verdicts
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error')
    .map(({ id }) => id);
}
