import { BoundedMap } from '../bounded-map.ts';
import { secret } from '../identifiers.ts';
import type { AccessToken, AccessTokens } from './access-tokens.ts';

/** Tokens kept at a time; beyond it the one unused for longest is forgotten, and then unknown. */
const capacity = 20_000;

type Revocation = (consentId: string) => void;

/** Opaque tokens, in memory. Expired ones are kept, so that they can be told from unknown ones. */
export class TokenStore implements AccessTokens {
  readonly #tokens = new BoundedMap<string, AccessToken>(capacity);
  readonly #revocations: Revocation[] = [];

  introspect(token: string): AccessToken | undefined {
    return this.#tokens.get(token);
  }

  issue(token: AccessToken, text = secret()): string {
    this.#tokens.set(text, token);
    return text;
  }

  /** Puts another token in the place of each. */
  replace(change: (token: AccessToken) => AccessToken): void {
    for (const [text, token] of [...this.#tokens]) this.#tokens.set(text, change(token));
  }

  delete(text: string): void {
    this.#tokens.delete(text);
  }

  /** Has `revoke` reach what else stands for a consent: codes and refresh tokens. */
  onRevoke(revocation: Revocation): void {
    this.#revocations.push(revocation);
  }

  revoke(consentId: string): void {
    this.revokeGrantsBefore(consentId, Number.POSITIVE_INFINITY);
    for (const revocation of this.#revocations) revocation(consentId);
  }

  /** Revokes the access tokens of a consent's grants before one, by its sequence. */
  revokeGrantsBefore(consentId: string, sequence: number): void {
    for (const [text, token] of [...this.#tokens]) {
      if (token.grant !== 'authorization_code' || token.consentId !== consentId) continue;
      if (token.sequence < sequence) this.#tokens.delete(text);
    }
  }
}
