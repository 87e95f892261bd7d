import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { NamedToken, Recorder } from '../client/recorder.ts';
import type { AuthorisationFacts, ConsentFacts, Gap, RecordedExchange } from '../core/evidence.ts';
import type { Oddity } from '../core/oddities.ts';
import type { ConsentKey } from '../core/probes.ts';
import type { BankSideConfig } from '../target/target.ts';
import type { Missing, TokenSource } from '../tokens/token-source.ts';
import type { ClientTokenChoice } from './call-options.ts';
import type { OddRequest } from './odd-requests.ts';

/** What the scenarios of one run share: the recorder, the tokens, the consents and the calls already made. */
export interface RunState {
  readonly recorder: Recorder;
  readonly tokens: TokenSource;
  readonly profile: BankProfile;
  readonly baseUrl: string;
  readonly now: Date;
  /** AccountIds to read first, where the configuration names them. */
  preferredAccounts: readonly string[];
  readonly gaps: Gap[];
  readonly consents: Map<ConsentKey, Promise<ConsentState>>;
  readonly reads: Map<string, Promise<RecordedExchange | undefined>>;
  /** Why a token could not be had, by the choice that asked for it. */
  readonly missing: Map<string, Missing>;
  /** Consents that the run has deleted again. */
  readonly deleted: Set<ConsentKey>;
  readonly clientTokens: Map<ClientTokenChoice, Promise<NamedToken | undefined>>;
  readonly bankSide: BankSideConfig;
  /** True when calls come with a client certificate, and can come without. */
  readonly hasCertificate: boolean;
  /** Unusual requests that make consents of the run, by the consent that each makes. */
  readonly oddRequests: ReadonlyMap<ConsentKey, OddRequest>;
  /** What no read has carried yet. */
  readonly oddities: Oddity[];
  readonly authorisations: AuthorisationFacts[];
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
