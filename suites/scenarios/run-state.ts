import type { OperationId } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { inRange, type Release } from '../../schemas/releases.ts';
import type { NamedToken } from '../client/call.ts';
import type { Recorder } from '../client/recorder.ts';
import type { AuthorisationFacts, Gap, RecordedExchange } from '../core/archive.ts';
import type { ConsentFacts } from '../core/consent-facts.ts';
import { interfacePath, type OtherFace } from '../core/interface-path.ts';
import { acceptOddities, fileType, headerOddities, type Oddity, tokenOddities } from '../core/oddities.ts';
import { type ConsentKey, type ScenarioName, scenarioNames } from '../core/probes.ts';
import { type Sampling, usualSampling } from '../target/sampling.ts';
import type { BankSideConfig } from '../target/target.ts';
import type { Missing, TokenSource } from '../tokens/token-source.ts';
import type { ClientTokenChoice } from './call-options.ts';
import type { KnownFacts } from './journal.ts';
import { type OddRequest, oddRequestsOf } from './odd-requests.ts';
import type { KnownCodes } from './refused-codes.ts';

/** What is known of a run before its first call. */
export interface StateOptions {
  readonly recorder: Recorder;
  readonly tokens: TokenSource;
  readonly profile: BankProfile;
  /** Without the base path and without a trailing slash. */
  readonly baseUrl: string;
  /** That of the standard when left out; empty for the root. */
  readonly basePath?: string;
  /** What the bank is asked in the words of. */
  readonly release: Release;
  /** The interface of the next version, where both are to tell the same. */
  readonly beside?: OtherFace;
  readonly now: Date;
  /** AccountIds to read first; the order of `GET /accounts` decides when left out. */
  readonly accountIds?: readonly string[];
  /** Sent as `x-fapi-financial-id` with every call of the interface, in the releases that require it. */
  readonly financialId?: string;
  /** How a test bank is made to do what only a bank can do; without it that is not exercised. */
  readonly bankSide?: BankSideConfig;
  /** True when the target has a client certificate: the transport can then come without it, too. */
  readonly hasCertificate?: boolean;
  /** True to try on every operation what is otherwise tried on one or on some in turn. */
  readonly thorough?: boolean;
  /** Whole seconds that short lives last beyond what their calls take. */
  readonly spareSeconds?: number;
  /** How much of the bank is read, and which part of it; the usual when left out. */
  readonly sampling?: Sampling;
  /** Scenarios to run, in the order of `scenarioNames`; all by default. */
  readonly scenarios?: readonly ScenarioName[];
}

/** What is known of the interface: nothing until the bank has answered, then whether anything there answers otherwise than with 404. */
export type InterfaceState = 'unknown' | 'in doubt' | 'there';

/** What the scenarios of one run share: the recorder, the tokens, the consents and the calls already made. */
export interface RunState {
  readonly recorder: Recorder;
  readonly tokens: TokenSource;
  /** Without what the bank was found not to offer, where the profile leaves that to the bank. */
  profile: BankProfile;
  readonly baseUrl: string;
  readonly basePath: string;
  readonly release: Release;
  readonly beside: OtherFace | undefined;
  readonly now: Date;
  /** AccountIds to read first, where the configuration names them. */
  preferredAccounts: readonly string[];
  readonly gaps: Gap[];
  readonly consents: Map<ConsentKey, Promise<ConsentState>>;
  /** Fulfilled once no consent is being made. */
  making: Promise<unknown>;
  /** Facts of those whose making came to an end. */
  readonly made: Map<ConsentKey, ConsentFacts>;
  readonly reads: Map<string, Promise<RecordedExchange | undefined>>;
  /** Other calls that several scenarios use, and the first that needs one makes. */
  readonly shared: Map<string, Promise<RecordedExchange | undefined>>;
  /** Why a token could not be had, by the choice that asked for it. */
  readonly missing: Map<string, Missing>;
  /** Consents that the run has deleted again. */
  readonly deleted: Set<ConsentKey>;
  readonly clientTokens: Map<ClientTokenChoice, Promise<NamedToken | undefined>>;
  /** What every call of the interface carries as `x-fapi-financial-id`, where the release requires it. */
  readonly financialId: string | undefined;
  readonly bankSide: BankSideConfig;
  /** True when calls come with a client certificate, and can come without. */
  readonly hasCertificate: boolean;
  /** True to try on every operation what is otherwise tried on one or on some in turn. */
  readonly thorough: boolean;
  readonly spareSeconds: number | undefined;
  readonly sampling: Sampling;
  /** The list of accounts under the fullest consent, as many pages of it as were read; empty until then. */
  accountPages: readonly RecordedExchange[];
  /** Unusual requests that make consents of the run, by the consent that each makes. */
  readonly oddRequests: ReadonlyMap<ConsentKey, OddRequest>;
  /** What no read has carried yet. */
  readonly oddities: Oddity[];
  /** The permission codes that the bank takes, and those that it refuses. */
  readonly codes: KnownCodes;
  /** What the file of a statement is asked for as. */
  fileType: string;
  /** Whether there is anything at the base path. */
  interface: InterfaceState;
  readonly authorisations: AuthorisationFacts[];
  /** When each consent had been made, by our clock. */
  readonly madeAt: Map<string, Date>;
  /** How long each authorisation took, from the consent to its token, in milliseconds. */
  readonly authorisationMs: number[];
}

/** A consent of the run, and the token that stands for it when one could be had. */
export interface ConsentState {
  readonly facts: ConsentFacts;
  readonly token?: NamedToken;
  /** ISO 8601: the end of the token, where the bank told it. */
  readonly expiresAt?: string;
}

/** The state of a run before its first call. */
export function newState(options: StateOptions): RunState {
  return {
    recorder: options.recorder,
    tokens: options.tokens,
    profile: options.profile,
    baseUrl: options.baseUrl,
    basePath: interfacePath(options),
    release: options.release,
    beside: options.beside,
    now: options.now,
    preferredAccounts: options.accountIds ?? [],
    gaps: [],
    consents: new Map(),
    making: Promise.resolve(),
    made: new Map(),
    reads: new Map(),
    shared: new Map(),
    missing: new Map(),
    deleted: new Set(),
    clientTokens: new Map(),
    financialId: options.financialId,
    bankSide: options.bankSide ?? {},
    hasCertificate: options.hasCertificate ?? false,
    thorough: options.thorough ?? false,
    spareSeconds: options.spareSeconds,
    sampling: options.sampling ?? { ...usualSampling, seed: 0 },
    accountPages: [],
    oddRequests: oddRequestsOf(options.scenarios ?? scenarioNames, options.tokens.makesConsents),
    oddities: odditiesOf(options),
    codes: { taken: new Set(), refused: new Map() },
    fileType: fileType.accept,
    interface: 'unknown',
    authorisations: [],
    madeAt: new Map(),
    authorisationMs: [],
  };
}

/** What the reads of a run carry: where a rule asks for it. */
function odditiesOf({
  scenarios = scenarioNames,
  financialId,
  release,
}: Pick<StateOptions, 'scenarios' | 'financialId' | 'release'>): Oddity[] {
  // Another id than the usual one is superfluous only where none is required.
  const ofHeaders = headerOddities.filter(
    ({ variant, since }) =>
      (financialId === undefined || variant !== 'financial-id') && (since === undefined || inRange(release, { since })),
  );
  return [
    ...(scenarios.includes('tokens') ? tokenOddities : []),
    ...(scenarios.includes('headers') ? ofHeaders : []),
    ...(scenarios.includes('media-types') ? acceptOddities : []),
  ];
}

/** What a run knows besides its calls. Of the consents, those that were made to the end, in the order in which they were begun. */
export function knownFacts({ consents, made, gaps, tokens, authorisations }: RunState): KnownFacts {
  return {
    consents: [...consents.keys()].flatMap((key) => made.get(key) ?? []),
    gaps: distinct(gaps),
    tokens: tokens.issued,
    authorisations,
  };
}

/** What could not be tried, as the evidence keeps it. */
export function gapOf(scenario: ScenarioName, { reason, supply, key, token }: Missing, operation?: OperationId): Gap {
  return {
    ...{ scenario, reason, supply },
    ...(key === undefined ? {} : { key }),
    ...(token ? { token } : {}),
    ...(operation === undefined ? {} : { operation }),
  };
}

export function distinct(gaps: readonly Gap[]): readonly Gap[] {
  const seen = new Map(gaps.map((gap) => [`${gap.scenario} ${gap.reason} ${gap.operation ?? ''}`, gap]));
  return [...seen.values()];
}
