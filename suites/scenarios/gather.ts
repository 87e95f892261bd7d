import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { BudgetSpent, type Recorder } from '../client/recorder.ts';
import type { Archive, Gap } from '../core/evidence.ts';
import { type ScenarioName, scenarioNames } from '../core/probes.ts';
import type { BankSideConfig } from '../target/target.ts';
import type { TokenSource } from '../tokens/token-source.ts';
import { cleanUp } from './consent-deletion.ts';
import { Drive } from './drive.ts';
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
  readonly onScenario?: (scenario: Scenario) => void;
}

/** Runs scenarios one after the other, deletes what they made, and hands over all that was recorded. */
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
    authorisations: [],
    authorisationMs: [],
  };
  try {
    await runScenarios(options, state);
  } finally {
    await cleanUp(new Drive('consent-deletion', state), remainingConsents(state));
  }
  const consents = await Promise.all(state.consents.values());
  return {
    exchanges: options.recorder.exchanges,
    consents: consents.map(({ facts }) => facts),
    gaps: distinct(state.gaps),
    tokens: options.tokens.issued,
    authorisations: state.authorisations,
  };
}

async function runScenarios({ scenarios, onScenario }: GatherOptions, state: RunState): Promise<void> {
  for (const name of scenarioNames) {
    if (scenarios !== undefined && !scenarios.includes(name)) continue;
    const scenario = await loadScenario(name);
    onScenario?.(scenario);
    const spent = await withinBudget(() => scenario.run(new Drive(name, state)));
    if (spent !== undefined) state.gaps.push({ scenario: name, ...spent });
  }
}

async function loadScenario(name: ScenarioName): Promise<Scenario> {
  const suffix = import.meta.url.slice(-3);
  return ((await import(new URL(`./${name}${suffix}`, import.meta.url).href)) as { default: Scenario }).default;
}

function remainingConsents({ consents, deleted }: RunState) {
  return [...consents.keys()].filter((key) => !deleted.has(key));
}

async function withinBudget(work: () => Promise<void>): Promise<Omit<Gap, 'scenario'> | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
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
