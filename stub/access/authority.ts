import type { Behaviours } from '../behaviours.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import type { Customer, World } from '../data/world.ts';
import { secret, uuid } from '../identifiers.ts';
import type { Grant } from './access-tokens.ts';
import type { Client } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import type { TokenStore } from './token-store.ts';

/** What the authorisation side is made of. */
export interface AuthorityOptions {
  readonly clients: readonly Client[];
  readonly consents: ConsentStore;
  readonly tokens: TokenStore;
  readonly world: World;
  readonly behaviours: Behaviours;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Lifetime of an access token in seconds. */
  readonly tokenSeconds: number;
}

/** An authorisation code: good for one exchange by the client that it was given to. */
export interface Code {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly grant: Grant;
  readonly expiresAt: number;
  readonly used: boolean;
}

/** The successful answer of the token endpoint. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
  readonly openbanking_intent_id?: string;
}

const codeSeconds = 60;

/** Consents are authorised and tokens are issued here, for the endpoints that expose it. */
export class Authority {
  readonly options: AuthorityOptions;
  readonly #codes = new BoundedMap<string, Code>(1000);

  constructor(options: AuthorityOptions) {
    this.options = options;
  }

  client(clientId: string | null): Client | undefined {
    return this.options.clients.find((client) => client.clientId === clientId);
  }

  /** The client's consent, if a PSU may be asked to authorise it now. Clause: read-write-data-api-profile, Consent Re-authentication. */
  authorisable(consentId: string | null, client: Client): Consent {
    const consent = this.options.consents.get(consentId ?? '');
    if (consent === undefined || consent.clientId !== client.clientId) {
      throw new OAuthError('invalid_request', 'consent_id names no consent of this client');
    }
    if (this.options.behaviours.consentStatusAfter(consent.status, 'approved') === undefined) {
      throw new OAuthError('invalid_request', `A consent that is ${consent.status} cannot be authorised`);
    }
    if (consent.expires !== undefined && consent.expires <= this.options.clock()) {
      throw new OAuthError('invalid_request', 'The consent has expired');
    }
    return consent;
  }

  /** The PSU approves the consent for some of the customer's accounts. */
  approve(consent: Consent, customer: Customer, accountIds: readonly string[]): Grant {
    const status = this.options.behaviours.consentStatusAfter(consent.status, 'approved');
    if (status !== undefined) this.options.consents.move(consent, status, this.options.clock(), customer.key);
    return { grantId: uuid(), consentId: consent.consentId, customerKey: customer.key, accountIds };
  }

  /** The PSU declines, or never identifies themselves. */
  decline(consent: Consent): void {
    const status = this.options.behaviours.consentStatusAfter(consent.status, 'declined');
    if (status !== undefined) this.options.consents.move(consent, status, this.options.clock());
  }

  issueCode(code: Pick<Code, 'clientId' | 'redirectUri' | 'scopes' | 'grant'>): string {
    const text = secret();
    this.#codes.set(text, { ...code, expiresAt: this.options.clock() + codeSeconds * 1000, used: false });
    return text;
  }

  /** The code, from now on used. Used twice, it takes the tokens that it gave with it (RFC 6749, section 4.1.2). */
  redeem(text: string, clientId: string, redirectUri: string | null): Code {
    const code = this.#codes.get(text);
    if (code?.clientId !== clientId || code.redirectUri !== redirectUri || code.expiresAt <= this.options.clock()) {
      throw new OAuthError(
        'invalid_grant',
        'The code is unknown, expired, of another client or of another redirect_uri',
      );
    }
    if (code.used) {
      this.options.tokens.revoke(code.grant.consentId);
      throw new OAuthError('invalid_grant', 'The code was used before');
    }
    if (this.options.consents.get(code.grant.consentId)?.status !== 'Authorised') {
      throw new OAuthError('invalid_grant', 'The consent of this code is gone');
    }
    this.#codes.set(text, { ...code, used: true });
    return code;
  }

  issueClientToken(client: Client, scopes: readonly string[]): TokenAnswer {
    const { tokenSeconds: seconds, tokens, clock } = this.options;
    const expiresAt = clock() + seconds * 1000;
    const token = tokens.issue({ grant: 'client_credentials', clientId: client.clientId, scopes, expiresAt });
    return { access_token: token, token_type: 'Bearer', expires_in: seconds, scope: scopes.join(' ') };
  }

  /** A PSU's token. Earlier tokens of the same consent are revoked, which the standard leaves to the bank. */
  issuePsuToken(
    clientId: string,
    scopes: readonly string[],
    grant: Grant,
    seconds = this.options.tokenSeconds,
  ): TokenAnswer {
    const { tokens, clock } = this.options;
    tokens.revoke(grant.consentId);
    const expiresAt = clock() + seconds * 1000;
    const token = tokens.issue({ grant: 'authorization_code', clientId, scopes, expiresAt, ...grant });
    const scope = scopes.join(' ');
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: seconds,
      scope,
      openbanking_intent_id: grant.consentId,
    };
  }
}
