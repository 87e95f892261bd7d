import type { AuthenticationMethod } from './call-context.ts';
import type { Client } from './clients.ts';

/** The method by which a token request authenticates its client, whether or not it succeeds; undefined for none. */
export function methodOf(
  authorization: string | null,
  form: URLSearchParams,
  certified: boolean,
): AuthenticationMethod | undefined {
  if (authorization !== null) return 'client_secret_basic';
  if (form.has('client_secret')) return 'client_secret_post';
  if (form.has('client_assertion')) return 'private_key_jwt';
  return certified ? 'tls_client_auth' : undefined;
}

const formEncoded = (text: string) => new URLSearchParams({ v: text }).toString().slice(2);

/**
 * Basic credentials as the provider takes them. RFC 6749, section 2.3.1, has both halves form-encoded before they are joined,
 * and RFC 7617 has the plain alphabet of base64; clients that skip the encoding, or take the other alphabet of base64, are
 * common and mean well. Any other header is returned as it is.
 */
export function usualBasic(authorization: string, client: (id: string) => Client | undefined): string {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+=*) *$/i.exec(authorization)?.[1];
  if (encoded === undefined) return authorization;
  const pair = Buffer.from(encoded, 'base64').toString();
  const colon = pair.indexOf(':');
  const [id, secret] = [pair.slice(0, colon), pair.slice(colon + 1)];
  const plain = colon > 0 && client(id)?.clientSecret === secret;
  const usual = plain ? `${formEncoded(id)}:${formEncoded(secret)}` : pair;
  return `Basic ${Buffer.from(usual).toString('base64')}`;
}

/** The body of a token request with the scope that this bank takes for granted where a client asks for none. Clause: RFC 6749, section 3.3. */
export function withScope(body: Uint8Array, form: URLSearchParams): Uint8Array {
  if (form.get('grant_type') !== 'client_credentials' || form.has('scope')) return body;
  return new TextEncoder().encode(`${new TextDecoder().decode(body)}&scope=accounts`);
}
