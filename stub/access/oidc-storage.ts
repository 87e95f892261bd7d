import type { Adapter, AdapterPayload } from 'oidc-provider';
import { BoundedMap } from '../memory/bounded-map.ts';
import type { AccessToken } from './access-tokens.ts';
import type { Authority } from './authority.ts';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch, on the clock of the bank. */
  readonly expiresAt: number;
}

/** Entries kept of one kind; beyond it the one unused for longest is forgotten. */
const capacity = 20_000;

/** Access tokens, whose truth is in the bank's own store: the resource side asks there. */
const tokenKinds = new Set(['AccessToken', 'ClientCredentials']);

/** What the provider knows of an access token, in the bank's words. Undefined when its grant is gone. */
function accessToken(authority: Authority, payload: AdapterPayload, expiresAt: number): AccessToken | undefined {
  const certificate = payload['x5t#S256'];
  const common = {
    clientId: payload.clientId ?? '',
    scopes: (payload.scope ?? '').split(' ').filter((scope) => scope !== ''),
    expiresAt,
    ...(certificate === undefined ? {} : { certificate }),
  };
  if (payload.kind === 'ClientCredentials') return { ...common, grant: 'client_credentials' };
  const grant = authority.grant(payload.grantId);
  return grant === undefined ? undefined : { ...common, ...grant, grant: 'authorization_code' };
}

/**
 * Where the provider keeps what it issues: in memory, until the bank's clock has passed its end. An access token is also handed
 * to the resource side, which finds it as it finds a developer's.
 */
export class OidcStorage {
  readonly #kinds = new Map<string, BoundedMap<string, Entry>>();
  readonly #authority: Authority;

  constructor(authority: Authority) {
    this.#authority = authority;
    authority.options.tokens.onRevoke((consentId) => this.#revokeGrantsBefore(consentId, Number.POSITIVE_INFINITY));
  }

  /** The storage of one kind of entry, as the provider wants it. */
  adapter(kind: string): Adapter {
    const entries = this.#entries(kind);
    const { clock, tokens } = this.#authority.options;
    const find = (id: string) => {
      const entry = entries.get(id);
      if (entry === undefined || entry.expiresAt <= clock()) return undefined;
      // What the resource side no longer knows was revoked.
      return tokenKinds.has(kind) && tokens.introspect(id) === undefined ? undefined : entry.payload;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : clock() + expiresIn * 1000;
        entries.set(id, { payload, expiresAt });
        if (tokenKinds.has(kind)) this.#present(id, payload, expiresAt);
      },
      find: async (id) => find(id),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const entry = entries.get(id);
        if (entry === undefined) return;
        entries.set(id, { ...entry, payload: { ...entry.payload, consumed: Math.floor(clock() / 1000) } });
      },
      destroy: async (id) => {
        entries.delete(id);
        if (tokenKinds.has(kind)) tokens.delete(id);
      },
      revokeByGrantId: async (grantId) => this.#revokeGrant(kind, grantId),
    };
  }

  /** NumericDate at which an entry ends, as the provider counts. */
  expiryOf(kind: string, id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.#entries(kind).get(id)?.payload.exp;
  }

  #entries(kind: string): BoundedMap<string, Entry> {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const made = new BoundedMap<string, Entry>(capacity, ({ payload }) => payload.grantId);
    this.#kinds.set(kind, made);
    return made;
  }

  /** The first access token of a new authorisation ends the earlier ones of the consent, which the standard leaves to the bank. */
  #present(id: string, payload: AdapterPayload, expiresAt: number): void {
    const { tokens } = this.#authority.options;
    const token = accessToken(this.#authority, payload, expiresAt);
    if (token === undefined) return;
    if (token.grant === 'authorization_code') {
      tokens.revokeGrantsBefore(token.consentId, token.sequence);
      this.#revokeGrantsBefore(token.consentId, token.sequence);
    }
    tokens.issue(token, id);
  }

  #revokeGrant(kind: string, grantId: string): void {
    const entries = this.#entries(kind);
    for (const [id] of entries.of(grantId)) {
      entries.delete(id);
      if (tokenKinds.has(kind)) this.#authority.options.tokens.delete(id);
    }
  }

  /** Revokes the codes and refresh tokens of those grants of a consent that came before one, by its sequence. */
  #revokeGrantsBefore(consentId: string, sequence: number): void {
    for (const kind of ['AuthorizationCode', 'RefreshToken']) {
      const entries = this.#entries(kind);
      for (const grant of this.#authority.grantsOf(consentId)) {
        if (grant.sequence >= sequence) continue;
        for (const [id] of entries.of(grant.grantId)) entries.delete(id);
      }
    }
  }
}
