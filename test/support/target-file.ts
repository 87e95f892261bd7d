import type { Bank } from '../../stub/bank.ts';

/**
 * A target file, in YAML, of a bank that is served at `url`: its first client gets tokens without a person, and its secret is
 * in the environment variable `secret`.
 */
export function headlessTarget(
  url: string,
  { clients: [client] }: Pick<Bank, 'clients'>,
  secret = 'CLIENT_SECRET',
): string {
  return `
baseUrl: ${url}
tokens:
  kind: headless
  tokenUrl: ${url}/token
  authorizeUrl: ${url}/authorize
  clientId: ${client?.clientId}
  clientSecret: { env: ${secret} }
  redirectUri: ${client?.redirectUris[0]}
  parameters: { always: { login_hint: household }, reject: { decision: reject } }
`;
}
