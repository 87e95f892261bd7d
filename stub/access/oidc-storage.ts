import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Table, TableShape } from '../state/table.ts';
import type { AccessToken } from './access-tokens.ts';
import type { Authority } from './authority.ts';
import { note } from './call-context.ts';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch, on the clock of the bank; absent for what never ends. */
  readonly expiresAt?: number;
}

/** The client of a code or a token, and that of an authorisation which waits for its PSU. */
const clientOf = ({ clientId, params }: AdapterPayload) => clientId ?? params?.client_id;

const shape: TableShape<Entry> = {
  groupOf: ({ payload }) => payload.grantId,
  ownerOf: ({ payload }) => {
    const client = clientOf(payload);
    return { clientId: typeof client === 'string' ? client : undefined, customerKey: payload.accountId };
  },
  endsAt: ({ expiresAt }) => expiresAt,
};

/** All that the provider keeps, of the features that this bank has. */
const kinds = [
  'AccessToken',
  'AuthorizationCode',
  'ClientCredentials',
  'Grant',
  'Interaction',
  'RefreshToken',
  'ReplayDetection',
  'Session',
] as const;

/** Access tokens, whose truth is in the bank's own store: the resource side asks there. */
const tokenKinds = new Set(['AccessToken', 'ClientCredentials']);

/** What clients signed lives by the clock of the machine, theirs and ours; all that the bank gives out by its own. */
const signedElsewhere = 'ReplayDetection';
const signedShape: TableShape<Entry> = { ...shape, endsBy: 'machine' };

/**
 * The end of an entry as the provider counts, in seconds: it has no clock but the machine's, and is told an end as far from now as
 * it is for the bank.
 */
function providerEnd(expiresAt: number, now: number): number {
  return Math.floor(Date.now() / 1000) + Math.ceil((expiresAt - now) / 1000);
}

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
 * Where the provider keeps what it issues, until the bank's clock has passed its end. An access token is also handed
 * to the resource side, which finds it as it finds a developer's.
 */
export class OidcStorage {
  readonly #authority: Authority;

  constructor(authority: Authority) {
    this.#authority = authority;
    for (const kind of kinds) this.#entries(kind);
    authority.options.tokens.onRevoke((consentId) => this.#revokeGrantsBefore(consentId, Number.POSITIVE_INFINITY));
  }

  /** The storage of one kind of entry, as the provider wants it. */
  adapter(kind: string): Adapter {
    const entries = this.#entries(kind);
    const { machineTime, tokens } = this.#authority.options;
    const clock = kind === signedElsewhere ? machineTime : this.#authority.options.clock;
    const find = (id: string) => {
      const entry = entries.get(id);
      if (entry === undefined) return undefined;
      const { payload, expiresAt } = entry;
      if (expiresAt !== undefined && expiresAt <= clock()) return undefined;
      // What the resource side no longer knows was revoked.
      if (tokenKinds.has(kind) && tokens.introspect(id) === undefined) return undefined;
      return expiresAt === undefined ? payload : { ...payload, exp: providerEnd(expiresAt, clock()) };
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? undefined : clock() + expiresIn * 1000;
        entries.set(id, { payload, ...(expiresAt === undefined ? {} : { expiresAt }) });
        if (tokenKinds.has(kind)) this.#present(id, payload, expiresAt ?? Number.POSITIVE_INFINITY);
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

  /** NumericDate at which an entry ends, on the clock of the machine, as those whom it is told count. */
  expiryOf(kind: string, id: string | undefined): number | undefined {
    const expiresAt = id === undefined ? undefined : this.#entries(kind).get(id)?.expiresAt;
    return expiresAt === undefined ? undefined : providerEnd(expiresAt, this.#authority.options.clock());
  }

  /** What the provider knows under an id, whether or not it has ended. */
  payloadOf(kind: string, id: string): AdapterPayload | undefined {
    return this.#entries(kind).get(id)?.payload;
  }

  #entries(kind: string): Table<Entry> {
    return this.#authority.options.state.table(`provider/${kind}`, kind === signedElsewhere ? signedShape : shape);
  }

  /** The first access token of a new authorisation ends the earlier ones of the consent, which the standard leaves to the bank. */
  #present(id: string, payload: AdapterPayload, expiresAt: number): void {
    const { tokens } = this.#authority.options;
    const token = accessToken(this.#authority, payload, expiresAt);
    if (token === undefined) return;
    note({ token });
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
