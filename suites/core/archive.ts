import type { Exchange } from '../../reports/contract/index.ts';
import type { OperationId } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';
import type { ConsentFacts } from './consent-facts.ts';
import type { JsonObject } from './json.ts';
import type { ConsentKey, Probe, ScenarioName } from './probes.ts';
import type { SupplyKey } from './supplies.ts';

/** What a call was for: the operation it is an instance of, what it tries, and under which consent. */
export interface Purpose {
  /** Absent for a path that the standard does not define, and for calls that obtain tokens. */
  readonly operation?: OperationId;
  readonly probe: Probe;
  /** Tells apart the calls of one probe: a media type, a refusal case, a link name. */
  readonly variant?: string;
  /** What is unusual and allowed about a call that is made anyway: the variant of an `Oddity`. */
  readonly carries?: string;
  readonly consent?: ConsentKey;
  readonly accountId?: string;
  /** Id of the exchange that this one follows: the page whose link was taken, the call that is repeated. */
  readonly follows?: string;
  /** Release of the other version whose path was called; absent for calls of the version that the run judges. */
  readonly face?: Release;
}

export interface RecordedExchange extends Exchange {
  readonly scenario: ScenarioName;
  readonly about: Purpose;
}

/** Something that could not be tried, why, and what would let it be tried. */
export interface Gap {
  readonly scenario: ScenarioName;
  readonly reason: string;
  readonly supply: string;
  /** What is to be supplied; absent where only the bank can help. */
  readonly key?: SupplyKey;
  /** The operation that could not be called for one of its resources; absent where more than that could not be tried. */
  readonly operation?: OperationId;
  /** True where it is the token of the client itself, or the one for the fullest consent. */
  readonly token?: true;
}

/**
 * Whether an ID token agrees with what is known from elsewhere: true where it does, false where it does not. Absent where it
 * does not say, where nobody knows, and where it comes in a form that is not read, such as an encrypted one.
 */
export interface IdTokenChecks {
  /** A published key of the issuer signed it. */
  readonly signed?: boolean;
  readonly iss?: boolean;
  readonly aud?: boolean;
  readonly nonce?: boolean;
  readonly s_hash?: boolean;
  readonly c_hash?: boolean;
  readonly at_hash?: boolean;
}

/** What is known of one access token that a token endpoint issued. Never its value, nor who the PSU is. */
export interface TokenFacts {
  /** The name that stands for the token where a call carries it: `Bearer {label}`. */
  readonly label: string;
  readonly grant: 'client_credentials' | 'authorization_code' | 'refresh_token';
  /** Id of the exchange that brought it. */
  readonly exchange: string;
  /** The consent that it was issued for. */
  readonly consent?: ConsentKey;
  readonly tokenType?: string;
  /** The member `expires_in` as it came, whatever its type; absent when it did not come. */
  readonly expiresIn?: unknown;
  readonly scope?: string;
  /** True when a refresh token came with it. */
  readonly refreshToken: boolean;
  /**
   * Of the ID token that came with it: `acr`, `openbanking_intent_id`, `exp`, `iat` and `refresh_token_expires_at` as they came;
   * `iss`, `aud`, `nonce`, `s_hash`, `c_hash` and `at_hash` are `true` where they came. Absent when no ID token came.
   */
  readonly idTokenClaims?: JsonObject;
  readonly idTokenChecks?: IdTokenChecks;
  /** Claims and checks, likewise, of the ID token that the authorisation endpoint sent with the code. */
  readonly authorisationIdTokenClaims?: JsonObject;
  readonly authorisationIdTokenChecks?: IdTokenChecks;
}

/** One attempt to have a consent authorised by a PSU who approves. */
export interface AuthorisationFacts {
  readonly consent: ConsentKey;
  /** Tells the attempts on one consent apart: what happened before, as with the probe `course`. */
  readonly variant: string;
  readonly outcome: 'authorised' | 'refused';
  /** How the bank refused: an OAuth error code, `page`, or an HTTP status. */
  readonly refusal?: string;
  /** Id of the exchange that decided. */
  readonly exchange: string;
}

/** Everything that a run gathered: plain data, the same live and from a file. */
export interface Archive {
  readonly exchanges: readonly RecordedExchange[];
  readonly consents: readonly ConsentFacts[];
  readonly gaps: readonly Gap[];
  /** The tokens that the run obtained, in their order; ready-made ones are not among them. */
  readonly tokens: readonly TokenFacts[];
  /** Attempts to authorise a consent that was decided on before, or that must not be authorised at all, in their order. */
  readonly authorisations: readonly AuthorisationFacts[];
  /** Why gathering ended before its time; absent when it came to its end. */
  readonly ended?: { readonly because: 'stopped' | 'target-lost' | 'no-interface' | 'broke'; readonly reason: string };
}

/** A place in the evidence: an exchange, and where in its response body. */
export interface Place {
  readonly exchange: RecordedExchange;
  readonly pointer?: string;
}

/** One record of a data response. */
export interface Found extends Place {
  readonly value: JsonObject;
  readonly pointer: string;
}
