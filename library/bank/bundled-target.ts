import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import { defaultClients } from '../../stub/access/clients.ts';
import type { HeadlessConfig, Target } from '../../suites/target/target.ts';

/** The bank of this project as a target. */
export type BundledTarget = Omit<Target, 'tokens' | 'waivers'> & { readonly tokens: HeadlessConfig };

/** What a target of the bundled bank goes by. */
export interface BundledFacts {
  readonly profile: BankProfile;
  readonly release: Release;
  /** A release of version 4 that it speaks as well; none when left out. */
  readonly beside?: Release | undefined;
  /** Who authorises; the richest when left out. */
  readonly persona?: string;
  /** Parameters with which a consent is authorised again; none when left out. */
  readonly again?: Readonly<Record<string, string>>;
}

/**
 * The target that the bundled stub is: its token and authorisation endpoints, its two clients, its richest persona and
 * another one, and the requests that it takes in place of a PSU at the bank.
 */
export function bundledTarget(
  baseUrl: string,
  { profile, release, beside, persona = 'household', again }: BundledFacts,
): BundledTarget {
  const [client, second] = defaultClients;
  if (client === undefined || second === undefined) throw new TypeError('the stub lacks a registered client');
  const consent = `${baseUrl}/stub/consents/{ConsentId}`;
  return {
    baseUrl,
    release,
    ...(beside === undefined ? {} : { beside: { release: beside } }),
    // It keeps everything in UTC, whatever else a profile makes of it.
    profile: { ...profile, timeZone: 'UTC' },
    tokens: {
      kind: 'headless',
      // It calls itself by this name even where a gateway puts a path before its own.
      issuer: new URL(baseUrl).origin,
      jwksUrl: `${baseUrl}/jwks`,
      tokenUrl: `${baseUrl}/token`,
      authorizeUrl: `${baseUrl}/authorize`,
      clientId: client.clientId,
      clientSecret: client.clientSecret,
      clientAuthentication: 'client_secret_basic',
      redirectUri: 'http://127.0.0.1/callback',
      responseType: 'code',
      requestObject: 'none',
      pkce: true,
      scope: 'openid accounts',
      consentParameter: 'consent_id',
      intentClaim: false,
      parameters: {
        always: { login_hint: persona },
        approve: { decision: 'approve' },
        reject: { decision: 'reject' },
        ...(again === undefined ? {} : { again }),
        selectSome: { select: 'first:2' },
        shortLived: { token_seconds: '{seconds}' },
        otherPsu: { login_hint: persona === 'limited-company' ? 'everyday' : 'limited-company' },
      },
      secondClient: {
        clientId: second.clientId,
        clientSecret: second.clientSecret,
        clientAuthentication: 'client_secret_basic',
      },
      otherScope: 'payments',
    },
    bankSide: {
      withdraw: { method: 'POST', url: `${consent}/withdrawal` },
      reauthenticate: { method: 'POST', url: `${consent}/reauthentication` },
      breakDown: { method: 'POST', url: `${consent}/breakdown` },
      throttle: { method: 'POST', url: `${consent}/throttling` },
      switchAccount: { method: 'POST', url: `${consent}/accounts/{AccountId}/switch` },
      closeAccount: { method: 'POST', url: `${consent}/accounts/{AccountId}/closure` },
    },
    // It runs on this machine, keeps time to the millisecond and has no bound on calls at once.
    limits: { calls: 1000, timeoutMs: 10_000, parallel: 8, spareSeconds: 0 },
  };
}
