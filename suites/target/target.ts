import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';

/** What a run needs to know of the bank it judges: a resolved configuration, secrets read in. */
export interface Target {
  /** Absolute URL without `/open-banking/v3.1/aisp` and without a trailing slash. */
  readonly baseUrl: string;
  readonly release: Release;
  readonly profile: BankProfile;
  readonly tokens: TokenConfig;
  readonly limits: Limits;
  readonly tls?: TlsConfig;
  /** Sent with every call, for gateways that want a header of their own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Account ids to read first, where the order of `GET /accounts` is not good enough. */
  readonly accountIds?: readonly string[];
  readonly waivers?: readonly Waiver[];
}

/** How access tokens are had. */
export type TokenConfig =
  /** Tokens that somebody obtained beforehand, by the run's name for the consent they belong to. */
  | { readonly kind: 'ready-made'; readonly tokens: readonly ReadyMadeToken[]; readonly clientToken?: string }
  /** Client credentials for the consents, and an authorisation endpoint that redirects without asking a person. */
  | {
      readonly kind: 'headless';
      readonly tokenUrl: string;
      readonly authorizeUrl: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly clientAuthentication: 'client_secret_basic' | 'client_secret_post';
      readonly redirectUri: string;
      /** Extra query parameters of an authorise request, by what is wanted of it. */
      readonly parameters: {
        readonly always?: Readonly<Record<string, string>>;
        readonly approve?: Readonly<Record<string, string>>;
        readonly reject?: Readonly<Record<string, string>>;
        /** Makes the PSU select only some of the accounts. */
        readonly selectSome?: Readonly<Record<string, string>>;
      };
      /** Name of the parameter that carries the ConsentId; `consent_id` by default. */
      readonly consentParameter?: string;
    };

export interface ReadyMadeToken {
  readonly token: string;
  /** The permissions of the consent it is bound to; what is not said is assumed to be every offered Detail code. */
  readonly permissions?: readonly string[];
  readonly consent: 'detail' | 'basic' | 'credits' | 'debits' | 'minimal';
}

export interface Limits {
  /** Most requests of a run. */
  readonly calls: number;
  /** Most requests a second. */
  readonly perSecond?: number;
  readonly timeoutMs: number;
}

/** Contents, not paths. */
export interface TlsConfig {
  readonly certificate?: string;
  readonly key?: string;
  readonly passphrase?: string;
  readonly ca?: string;
  /** Only for a test bank on this machine: accept any certificate. */
  readonly insecure?: boolean;
}

/** An accepted departure from one rule: owned, reasoned, and with an end. */
export interface Waiver {
  readonly rule: string;
  readonly reason: string;
  readonly owner: string;
  /** ISO 8601 date, the last day it holds. */
  readonly until: string;
}
