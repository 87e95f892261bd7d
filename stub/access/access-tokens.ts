/** What a PSU granted to a client: one consent, for the accounts that the PSU selected. */
export interface Grant {
  /** Unique to this authorisation; another authorisation of the same consent is another grant. */
  readonly grantId: string;
  /** Grows from one authorisation to the next. */
  readonly sequence: number;
  readonly consentId: string;
  /** The client whose consent it is. */
  readonly clientId: string;
  /** The customer who authorised. */
  readonly customerKey: string;
  readonly accountIds: readonly string[];
  /** Lifetime of its access tokens in seconds, where it is not the bank's usual one. */
  readonly tokenSeconds?: number;
  /** When nothing can rest on it any more, in milliseconds since the epoch. */
  readonly ends: number;
}

interface Issued {
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** SHA-256 thumbprint of the only client certificate that the token may come with, base64url. Clause: RFC 8705, section 3. */
  readonly certificate?: string;
}

/** A token that identifies a client and nobody else. */
export interface ClientToken extends Issued {
  readonly grant: 'client_credentials';
}

/** A token that a PSU's authorisation stands behind. */
export interface PsuToken extends Issued, Grant {
  readonly grant: 'authorization_code';
}

export type AccessToken = ClientToken | PsuToken;

/** All that the resource side of the bank knows of the authorisation side. */
export interface AccessTokens {
  /** The token, expired or not; undefined for one that was never issued or was revoked. */
  introspect(token: string): AccessToken | undefined;
  /** Revokes every token of a consent. */
  revoke(consentId: string): void;
}
