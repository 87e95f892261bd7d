/** A public key by which a client signs JWTs, as a JWK. Clauses: RFC 7517, section 4; RFC 7518, section 6.3.1. */
export interface ClientPublicKey {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
  /** The key's thumbprint (RFC 7638). */
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'PS256';
}

/** A registered client (TPP). */
export interface Client {
  readonly clientId: string;
  /** Absent for a client that authenticates by key or certificate only. */
  readonly clientSecret?: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** Exact URIs. Beside them any path on loopback is allowed, on any port (RFC 8252, section 7.3). */
  readonly redirectUris: readonly string[];
  /** For `private_key_jwt` and signed request objects; absent when the client signs nothing. */
  readonly publicKeys?: readonly ClientPublicKey[];
  /** Subject of its TLS certificate as in RFC 4514, for `tls_client_auth`; absent when it has none. */
  readonly certificateSubject?: string;
  /** `x5t#S256` of its TLS certificate (RFC 8705, section 3.1); absent when it has none. */
  readonly certificateThumbprint?: string;
}

const scopes = ['openid', 'accounts', 'payments', 'fundsconfirmations'];

/** Two clients, so that one can be kept out of the other's consents. The secrets are public: they guard invented data. */
export const defaultClients: readonly (Client & { readonly clientSecret: string })[] = [
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
