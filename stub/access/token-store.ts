import { BoundedMap } from '../bounded-map.ts';
import { secret } from '../identifiers.ts';
import type { AccessToken, AccessTokens } from './access-tokens.ts';

/** Tokens kept at a time; beyond it the one unused for longest is forgotten, and then unknown. */
const capacity = 20_000;

/** Opaque tokens, in memory. Expired ones are kept, so that they can be told from unknown ones. */
export class TokenStore implements AccessTokens {
  readonly #tokens = new BoundedMap<string, AccessToken>(capacity);

  introspect(token: string): AccessToken | undefined {
    return this.#tokens.get(token);
  }

  issue(token: AccessToken): string {
    const text = secret();
    this.#tokens.set(text, token);
    return text;
  }

  revoke(consentId: string): void {
    for (const [text, token] of [...this.#tokens]) {
      if (token.grant === 'authorization_code' && token.consentId === consentId) this.#tokens.delete(text);
    }
  }
}
