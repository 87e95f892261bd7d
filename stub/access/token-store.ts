import { secret } from '../randomness/identifiers.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Table, TableShape } from '../state/table.ts';
import type { AccessToken, AccessTokens } from './access-tokens.ts';

const day = 86_400_000;

/** By the consent that they stand for: what revoking one costs does not grow with the tokens of others. */
const shape: TableShape<AccessToken> = {
  groupOf: (token) => (token.grant === 'authorization_code' ? token.consentId : undefined),
  ownerOf: (token) => token,
  endsAt: ({ expiresAt }) => expiresAt,
  keptFor: day,
};

type PsuToken = Extract<AccessToken, { readonly grant: 'authorization_code' }>;
type Revocation = (consentId: string) => void;

/** Opaque tokens. Expired ones are kept for a day, so that they can be told from unknown ones. */
export class TokenStore implements AccessTokens {
  readonly #tokens: Table<AccessToken>;
  readonly #revocations: Revocation[] = [];

  constructor(state: BankState) {
    this.#tokens = state.table('tokens', shape);
  }

  introspect(token: string): AccessToken | undefined {
    return this.#tokens.get(token);
  }

  issue(token: AccessToken, text = secret()): string {
    this.#tokens.set(text, token);
    return text;
  }

  /** Puts another token in the place of each that stands for a consent. */
  replace(consentId: string, change: (token: PsuToken) => PsuToken): void {
    for (const [text, token] of this.#tokens.of(consentId)) {
      if (token.grant === 'authorization_code') this.#tokens.set(text, change(token));
    }
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

  /** Revokes the access tokens of those grants of a consent that came before one, by its sequence. */
  revokeGrantsBefore(consentId: string, sequence: number): void {
    for (const [text, token] of this.#tokens.of(consentId)) {
      if (token.grant === 'authorization_code' && token.sequence < sequence) this.#tokens.delete(text);
    }
  }
}
