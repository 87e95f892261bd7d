import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { BudgetSpent, type Recorder } from '../client/recorder.ts';
import { RunEnded, runStopped } from '../client/run-ended.ts';
import type { Archive, ConsentFacts, Gap } from '../core/evidence.ts';
import { acceptOddities, headerOddities, type Oddity } from '../core/oddities.ts';
import { type ScenarioName, scenarioNames } from '../core/probes.ts';
import type { BankSideConfig } from '../target/target.ts';
import type { TokenSource } from '../tokens/token-source.ts';
import { abandon, standing } from './abandon.ts';
import { cleanUp } from './consent-deletion.ts';
import { Drive } from './drive.ts';
import { loadScenario } from './load-scenario.ts';
import { oddRequestsOf } from './odd-requests.ts';
import type { RunState } from './run-state.ts';
import type { Scenario } from './scenario.ts';

export interface GatherOptions {
  readonly recorder: Recorder;
  readonly tokens: TokenSource;
  readonly profile: BankProfile;
  /** Without `/open-banking/v3.1/aisp` and without a trailing slash. */
  readonly baseUrl: string;
  readonly now: Date;
  /** AccountIds to read first; the order of `GET /accounts` decides when left out. */
  readonly accountIds?: readonly string[];
  /** How a test bank is made to do what only a bank can do; without it that is not exercised. */
  readonly bankSide?: BankSideConfig;
  /** True when the target has a client certificate: the transport can then come without it, too. */
  readonly hasCertificate?: boolean;
  /** Scenarios to run, in the order of `scenarioNames`; all by default. */
  readonly scenarios?: readonly ScenarioName[];
  /** Called before each scenario: the `place`-th, from 1 on, of `total`. */
  readonly onScenario?: (scenario: Scenario, place: number, total: number) => void;
  /** Aborted when the run is to stop. The recorder is given the same. */
  readonly stop?: AbortSignal;
}

/** What a call under way may still take once the run is told to stop. */
const graceMs = 3_000;

/**
 * Runs scenarios one after the other, deletes what they made, and hands over all that was recorded. A run that is told to stop,
 * or whose target answers no more, does the same with what there is, within bounds, and says so in `ended`.
 */
export async function gather(options: GatherOptions): Promise<Archive> {
  const state: RunState = {
    recorder: options.recorder,
    tokens: options.tokens,
    profile: options.profile,
    baseUrl: options.baseUrl,
    now: options.now,
    preferredAccounts: options.accountIds ?? [],
    gaps: [],
    consents: new Map(),
    reads: new Map(),
    missing: new Map(),
    deleted: new Set(),
    clientTokens: new Map(),
    bankSide: options.bankSide ?? {},
    hasCertificate: options.hasCertificate ?? false,
    oddRequests: oddRequestsOf(options.scenarios ?? scenarioNames, options.tokens.makesConsents),
    oddities: odditiesOf(options.scenarios),
    authorisations: [],
    authorisationMs: [],
  };
  let ended: RunEnded | undefined;
  let left = 0;
  try {
    ended = await runScenarios(options, state);
  } finally {
    if (ended === undefined) await cleanUp(new Drive('consent-deletion', state), remainingConsents(state));
    else left = await abandon(state);
  }
  return {
    exchanges: [...options.recorder.exchanges],
    consents: await madeConsents(state),
    gaps: distinct(state.gaps),
    tokens: options.tokens.issued,
    authorisations: state.authorisations,
    ...(ended === undefined ? {} : { ended: { because: ended.because, reason: ended.message + standing(left) } }),
  };
}

/** What the reads of a run carry: where a rule asks for it. */
function odditiesOf(scenarios: readonly ScenarioName[] = scenarioNames): Oddity[] {
  return [
    ...(scenarios.includes('headers') ? headerOddities : []),
    ...(scenarios.includes('media-types') ? acceptOddities : []),
  ];
}

async function runScenarios(options: GatherOptions, state: RunState): Promise<RunEnded | undefined> {
  const { scenarios, onScenario, stop } = options;
  const names = scenarioNames.filter((name) => scenarios === undefined || scenarios.includes(name));
  const stopped = stop === undefined ? undefined : afterGrace(stop, state.recorder);
  for (const [index, name] of names.entries()) {
    const scenario = await loadScenario(name);
    onScenario?.(scenario, index + 1, names.length);
    const cut = await cutShort(() => {
      const work = scenario.run(new Drive(name, state));
      return stopped === undefined ? work : Promise.race([work, stopped]);
    });
    if (cut instanceof RunEnded) {
      const { message: reason, supply } = cut;
      for (const scenario of names.slice(index)) state.gaps.push({ scenario, reason, supply });
      return cut;
    }
    if (cut !== undefined) state.gaps.push({ scenario: name, ...cut });
  }
  return undefined;
}

/** Rejects some time after the run is told to stop, for scenarios that wait for something other than a call. */
function afterGrace(stop: AbortSignal, recorder: Recorder): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    const wait = async () => {
      await recorder.within(graceMs, new Promise(() => {}));
      reject(runStopped());
    };
    if (stop.aborted) void wait();
    else stop.addEventListener('abort', wait, { once: true });
  });
  // It may come when nobody listens any more.
  stopped.catch(() => {});
  return stopped;
}

/** The consents whose making came to an end. */
async function madeConsents({ consents, recorder }: RunState): Promise<readonly ConsentFacts[]> {
  // One that was cut short while it was made may never settle.
  const settled = await Promise.allSettled([...consents.values()].map((made) => recorder.within(0, made)));
  return settled.flatMap((each) => (each.status === 'fulfilled' && each.value !== undefined ? [each.value.facts] : []));
}

function remainingConsents({ consents, deleted }: RunState) {
  return [...consents.keys()].filter((key) => !deleted.has(key));
}

/** Does the work of a scenario; what cut it short, if anything did. */
async function cutShort(work: () => Promise<void>): Promise<Omit<Gap, 'scenario'> | RunEnded | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof RunEnded) return error;
    if (!(error instanceof BudgetSpent)) throw error;
    return {
      reason: `The call budget ran out: ${error.message}.`,
      supply: 'Raise limits.calls in the target configuration.',
    };
  }
}

function distinct(gaps: readonly Gap[]): readonly Gap[] {
  const seen = new Map(gaps.map((gap) => [`${gap.scenario} ${gap.reason}`, gap]));
  return [...seen.values()];
}
