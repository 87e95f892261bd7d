import type { JWTVerifyGetKey } from 'jose';
import type { TokenFacts } from '../core/archive.ts';
import type { ConsentKey } from '../core/probes.ts';
import { checkIdToken, type IdTokenContext, idTokenClaims } from './id-token.ts';
import type { TokenResponse } from './oauth-answer.ts';
import type { Token } from './token-source.ts';

/** What is known of a token before it is asked for. */
export interface TokenPurpose {
  readonly label: string;
  readonly grant: TokenFacts['grant'];
  readonly consent?: ConsentKey;
  readonly partial?: boolean;
  /** What the authorisation that led to it said and got. */
  readonly authorisation?: Pick<IdTokenContext, 'nonce' | 'state' | 'code'> & {
    /** The ID token that the authorisation endpoint sent with the code. */
    readonly idToken?: string | undefined;
  };
}

/** Whom ID tokens come from, and whom they are for. */
export interface IdTokenParties extends Pick<IdTokenContext, 'clientId' | 'issuer'> {
  readonly keys: () => Promise<JWTVerifyGetKey | undefined>;
}

/** Keeps the facts of the tokens that a run obtained. */
export class IssuedTokens {
  readonly facts: TokenFacts[] = [];
  readonly #parties: IdTokenParties;
  readonly #now: () => Date;

  constructor(parties: IdTokenParties, { now }: { readonly now: () => Date }) {
    this.#parties = parties;
    this.#now = now;
  }

  /** Notes a token and hands it over. */
  async note(purpose: TokenPurpose, { idToken, ...response }: TokenResponse, exchange: string): Promise<Token> {
    const { label, grant, consent, partial, authorisation: { idToken: early, ...said } = {} } = purpose;
    const { value, refreshToken, ...shared } = response;
    const claims = idTokenClaims(idToken);
    const first = idTokenClaims(early);
    const { keys, ...parties } = this.#parties;
    const any = idToken ?? early;
    const known: IdTokenContext = { ...parties, ...said, ...(any === undefined ? {} : { keys: await keys() }) };
    const checks = await checkIdToken(idToken, { ...known, accessToken: value });
    const firstChecks = await checkIdToken(early, known);
    this.facts.push({
      label,
      grant,
      exchange,
      ...(consent === undefined ? {} : { consent }),
      ...shared,
      refreshToken: refreshToken !== undefined,
      ...(claims === undefined ? {} : { idTokenClaims: claims }),
      ...(checks === undefined ? {} : { idTokenChecks: checks }),
      ...(first === undefined ? {} : { authorisationIdTokenClaims: first }),
      ...(firstChecks === undefined ? {} : { authorisationIdTokenChecks: firstChecks }),
    });
    const expiresAt = this.#expiry(shared.expiresIn);
    return {
      value,
      label,
      ...shared,
      ...(expiresAt === undefined ? {} : { expiresAt }),
      ...(refreshToken === undefined ? {} : { refreshToken }),
      ...(claims === undefined ? {} : { idTokenClaims: claims }),
      ...(partial === true ? { partial } : {}),
    };
  }

  #expiry(expiresIn: unknown): string | undefined {
    const expiry = new Date(this.#now().getTime() + Number(expiresIn ?? Number.NaN) * 1000);
    return Number.isNaN(expiry.getTime()) ? undefined : expiry.toISOString();
  }
}
