import type { JWTVerifyGetKey } from 'jose';
import type { TokenFacts } from '../core/evidence.ts';
import type { ConsentKey } from '../core/probes.ts';
import { idTokenClaims, isSigned } from './id-token.ts';
import type { TokenResponse } from './oauth-answer.ts';
import type { Token } from './token-source.ts';

/** What is known of a token before it is asked for. */
export interface TokenPurpose {
  readonly label: string;
  readonly grant: TokenFacts['grant'];
  readonly consent?: ConsentKey;
  readonly partial?: boolean;
  /** The ID token that the authorisation endpoint sent with the code. */
  readonly authorisationIdToken?: string;
}

/** Keeps the facts of the tokens that a run obtained. */
export class IssuedTokens {
  readonly facts: TokenFacts[] = [];
  readonly #keys: () => Promise<JWTVerifyGetKey | undefined>;
  readonly #now: () => Date;

  constructor(options: { readonly keys: () => Promise<JWTVerifyGetKey | undefined>; readonly now: () => Date }) {
    this.#keys = options.keys;
    this.#now = options.now;
  }

  /** Notes a token and hands it over. */
  async note(purpose: TokenPurpose, { idToken, ...response }: TokenResponse, exchange: string): Promise<Token> {
    const { label, grant, consent, partial, authorisationIdToken } = purpose;
    const { value, refreshToken, ...shared } = response;
    const claims = idTokenClaims(idToken);
    const first = idTokenClaims(authorisationIdToken);
    const signed = idToken === undefined ? undefined : await isSigned(idToken, await this.#keys());
    this.facts.push({
      label,
      grant,
      exchange,
      ...(consent === undefined ? {} : { consent }),
      ...shared,
      refreshToken: refreshToken !== undefined,
      ...(claims === undefined ? {} : { idTokenClaims: claims }),
      ...(signed === undefined ? {} : { idTokenSigned: signed }),
      ...(first === undefined ? {} : { authorisationIdTokenClaims: first }),
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
