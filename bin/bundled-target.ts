import type { BankProfile } from '../schemas/profiles/bank-profile.ts';
import type { Release } from '../schemas/releases.ts';
import { defaultClients } from '../stub/access/clients.ts';
import type { Target } from '../suites/target/target.ts';

/** The target that the bundled stub is: its token and authorisation endpoints, its first client, its richest persona. */
export function bundledTarget(
  baseUrl: string,
  { profile, release }: { profile: BankProfile; release: Release },
): Target {
  const [client] = defaultClients;
  if (client === undefined) throw new TypeError('the stub has no registered client');
  return {
    baseUrl,
    release,
    profile,
    tokens: {
      kind: 'headless',
      tokenUrl: `${baseUrl}/token`,
      authorizeUrl: `${baseUrl}/authorize`,
      clientId: client.clientId,
      clientSecret: client.clientSecret,
      clientAuthentication: 'client_secret_basic',
      redirectUri: 'http://127.0.0.1/callback',
      parameters: {
        always: { login_hint: 'household' },
        approve: { decision: 'approve' },
        reject: { decision: 'reject' },
        selectSome: { select: 'first:2' },
      },
    },
    limits: { calls: 1000, timeoutMs: 10_000 },
  };
}
