/** A registered client (TPP). */
export interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** Exact URIs. Beside them any path on loopback is allowed, on any port (RFC 8252, section 7.3). */
  readonly redirectUris: readonly string[];
}

const scopes = ['openid', 'accounts', 'payments', 'fundsconfirmations'];

/** Two clients, so that one can be kept out of the other's consents. The secrets are public: they guard invented data. */
export const defaultClients: readonly Client[] = [
  {
    clientId: 'harbour-aisp',
    clientSecret: 'harbour-aisp-secret',
    name: 'Harbour Budgeting',
    scopes,
    redirectUris: ['https://harbour.example/callback'],
  },
  {
    clientId: 'lantern-aisp',
    clientSecret: 'lantern-aisp-secret',
    name: 'Lantern Accounts',
    scopes,
    redirectUris: ['https://lantern.example/callback'],
  },
];

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True when the client may have its PSUs sent to `uri`. */
export function redirectAllowed(client: Client, uri: string): boolean {
  if (client.redirectUris.includes(uri)) return true;
  if (!URL.canParse(uri) || uri.includes('#')) return false;
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && loopback.has(hostname);
}

/** The scopes that a request asks for, `accounts` when it names none; undefined when one is not the client's. */
export function grantedScopes(client: Client, asked: string | null): readonly string[] | undefined {
  const scopes = (asked ?? 'accounts').split(' ').filter((scope) => scope !== '');
  return scopes.length > 0 && scopes.every((scope) => client.scopes.includes(scope)) ? scopes : undefined;
}
