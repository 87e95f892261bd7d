import type { TokenFacts } from '../core/archive.ts';
import type { ConsentFacts, Fact } from '../core/consent-facts.ts';
import type { ConsentKey } from '../core/probes.ts';
import type { SupplyKey } from '../core/supplies.ts';

/** An access token. Neither its value nor that of its refresh token ever reaches the evidence. */
export interface Token {
  readonly value: string;
  /**
   * Stands for the value in the evidence, and links a call with the facts of its token: `client`, `other-client`,
   * `client-other-scope`, the key of a consent, with `-short-lived` and `-other-psu` where asked for so; `-refreshed` once refreshed.
   */
  readonly label: string;
  /** As it came: the bank's own spelling. Absent for a ready-made token. */
  readonly tokenType?: string;
  /** The member `expires_in` as it came, whatever its type. */
  readonly expiresIn?: unknown;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** The member `scope` as it came. */
  readonly scope?: string;
  /** Its value: what `refresh` exchanges. */
  readonly refreshToken?: string;
  /** Decoded claims of the ID token that came with it, as the evidence keeps them. */
  readonly idTokenClaims?: Readonly<Record<string, unknown>>;
  /** True when the PSU selected only some of the accounts. */
  readonly partial?: boolean;
  /** What the configuration says of the consent behind a ready-made token. */
  readonly told?: Pick<ConsentFacts, Fact>;
  /** The ConsentId of the consent behind a ready-made token, where it was given: to read, never to change. */
  readonly consentId?: string;
}

/** Why something could not be had, and what to supply so that it can. Two sentences for the report. */
export interface Missing {
  readonly reason: string;
  readonly supply: string;
  /** The key of what is to be supplied; absent where only the bank can help. */
  readonly key?: SupplyKey;
  /** True where it is the token of the client itself, or the one for the fullest consent. */
  readonly token?: true;
  /** How the bank refused: an OAuth error code (RFC 6749), `page` for a page where a redirect was due, or an HTTP status. Absent when it was never asked. */
  readonly refusal?: string;
  /** Id of the exchange that refused. */
  readonly exchange?: string;
}

export function isMissing(answer: unknown): answer is Missing {
  return typeof answer === 'object' && answer !== null && 'supply' in answer;
}

/** Whose token a client token is, and for what. */
export interface ClientTokenOptions {
  /** `other` is the second TPP of the configuration. */
  readonly client?: 'own' | 'other';
  /** `other` is the scope of the configuration that opens no account data. */
  readonly scope?: 'usual' | 'other';
}

/** How a PSU authorises. */
export interface PsuTokenOptions {
  /** `some` selects only some of the accounts, where the configuration says how. */
  readonly select: 'all' | 'some';
  /** `other` has another PSU decide. */
  readonly psu?: 'usual' | 'other';
  /** `short` asks for a token that lives a few seconds. */
  readonly lifetime?: 'usual' | 'short';
  /** How many seconds a token with a short life should live, for a bank that can be told. */
  readonly seconds?: number;
}

/** Where access tokens come from. Never throws for a refusal of the bank: that is a `Missing`. */
export interface TokenSource {
  /** True when it can have consents authorised; false when its tokens stand for consents made elsewhere. */
  readonly makesConsents: boolean;
  /** How long a new consent rests before a PSU is asked to decide on it, in milliseconds; not at all when absent. */
  readonly restMs?: number;
  /** How many accounts a PSU selects who is to select some, as far as the configuration tells: `first:2` is two. */
  readonly selects?: number;
  /** What it knows of the tokens that it obtained so far, in their order: plain evidence. */
  readonly issued: readonly TokenFacts[];
  /** Token of a client itself, for the consent operations. */
  clientToken(options?: ClientTokenOptions): Promise<Token | Missing>;
  /** Token of a PSU for a consent. `lifetime: 'short'` and `psu: 'other'` are missing when the configuration does not say how. */
  psuToken(
    consent: { readonly key: ConsentKey; readonly consentId?: string },
    options: PsuTokenOptions,
  ): Promise<Token | Missing>;
  /** Has the PSU decline a consent. */
  reject(consentId: string): Promise<'done' | Missing>;
  /** The token that the refresh token of another one brings. Clause: RFC 6749, section 6. */
  refresh(token: Token): Promise<Token | Missing>;
}
