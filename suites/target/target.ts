import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { OtherFace } from '../core/interface-path.ts';

/** What a run needs to know of the bank it judges: a resolved configuration, secrets read in. */
export interface Target {
  /** Absolute URL without the base path and without a trailing slash. */
  readonly baseUrl: string;
  /** Path of the interface below it, where it is not that of the standard for the release: empty for the root, without a trailing slash. */
  readonly basePath?: string;
  readonly release: Release;
  /** The same bank in a release of the next version: both must tell the same. Not judged by itself. */
  readonly beside?: OtherFace;
  readonly profile: BankProfile;
  readonly tokens: TokenConfig;
  readonly limits: Limits;
  readonly tls?: TlsConfig;
  readonly proxy?: ProxyConfig;
  /** Those of the environment, where the target has none of its own. Not part of a target file. */
  readonly proxies?: SurroundingProxies;
  readonly bankSide?: BankSideConfig;
  /** Sent with every call, for gateways that want a header of their own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `x-fapi-financial-id` in the releases that require it, 3.1.0 and 3.1.1; one of nobody when left out. */
  readonly financialId?: string;
  /** Account ids to read first, where the order of `GET /accounts` is not good enough. */
  readonly accountIds?: readonly string[];
  readonly waivers?: readonly Waiver[];
  /** Set to try on every operation what is otherwise tried on one or on some in turn. */
  readonly thorough?: boolean;
  /** True to leave the consents of a run at the bank, but for those whose deletion is judged. Not part of a target file. */
  readonly keepConsents?: boolean;
}

/** How access tokens are had. */
export type TokenConfig = ReadyMadeConfig | HeadlessConfig | ManualConfig;

/** Tokens that somebody obtained beforehand, by the run's name for the consent they belong to. */
export interface ReadyMadeConfig {
  readonly kind: 'ready-made';
  readonly tokens: readonly ReadyMadeToken[];
  readonly clientToken?: string;
  /** Token of another client itself. */
  readonly otherClientToken?: string;
}

/** Client credentials for the consents, and an authorisation endpoint that redirects without asking a person. */
export interface HeadlessConfig extends ProviderConfig {
  readonly kind: 'headless';
  /** Go along with the authorisation request itself, and with nothing that it leads to. */
  readonly authoriseHeaders?: Readonly<Record<string, string>>;
}

/** The same with a person at a browser on this machine, who is sent to the authorisation endpoint and comes back. */
export interface ManualConfig extends ProviderConfig {
  readonly kind: 'manual';
  /** How long one authorisation may take. */
  readonly waitSeconds: number;
}

/** The configurations that make consents. */
export type FlowConfig = HeadlessConfig | ManualConfig;

export const clientAuthentications = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'tls_client_auth',
] as const;

/** How a client shows who it is. Clause: OpenID Connect Core 1.0, section 9; RFC 8705, section 2.1. */
export type ClientAuthentication = (typeof clientAuthentications)[number];

/** A client as the bank registered it. What its way of authentication needs is there: the configuration was checked. */
export interface ClientConfig {
  readonly clientId: string;
  readonly clientAuthentication: ClientAuthentication;
  readonly clientSecret?: string;
  /** PEM of the private key that signs assertions and request objects: RSA (PS256) or P-256 (ES256). */
  readonly signingKey?: string;
  /** The `kid` under which the bank knows the key; its RFC 7638 thumbprint when left out. */
  readonly signingKeyId?: string;
}

/** An authorization server and a client of it. Either both URLs are there, or the issuer that tells them. */
export interface ProviderConfig extends ClientConfig {
  /** Issuer identifier; `/.well-known/openid-configuration` below it is read only for endpoints that are not given. */
  readonly issuer?: string;
  readonly tokenUrl?: string;
  readonly authorizeUrl?: string;
  /** The keys that ID tokens are signed with. */
  readonly jwksUrl?: string;
  readonly redirectUri: string;
  readonly responseType: 'code' | 'code id_token';
  /** `signed` sends the request as a JWT (RFC 9101) that the signing key signs. */
  readonly requestObject: 'none' | 'signed';
  /** The `aud` of signed requests, for a server that wants another than its issuer. */
  readonly audience?: string;
  /** RFC 7636 with S256. */
  readonly pkce: boolean;
  /** Scope of authorisation requests. */
  readonly scope: string;
  /** Plain query parameter that carries the ConsentId; none when left out. */
  readonly consentParameter?: string;
  /** Whether the ConsentId travels as `openbanking_intent_id` in the `claims` parameter. */
  readonly intentClaim: boolean;
  readonly parameters: AuthoriseParameters;
  /** Another registered TPP, to see that it cannot reach the consents of the first. */
  readonly secondClient?: ClientConfig & { readonly tls?: ClientCertificate };
  /** A scope other than `accounts` that the client may ask for: it opens no account data. */
  readonly otherScope?: string;
  /** How long a new consent rests before a PSU is asked to decide on it, for banks that need a while to know it; not at all when left out. */
  readonly restSeconds?: number;
}

/** Extra parameters of an authorisation request, by what is wanted of it. Each goes over those before it. */
export interface AuthoriseParameters {
  readonly always?: Readonly<Record<string, string>>;
  readonly approve?: Readonly<Record<string, string>>;
  readonly reject?: Readonly<Record<string, string>>;
  /** Go along where a consent that was authorised before is authorised again. */
  readonly again?: Readonly<Record<string, string>>;
  /** Makes the PSU select only some of the accounts. */
  readonly selectSome?: Readonly<Record<string, string>>;
  /** Makes the bank issue an access token that lives a few seconds; `{seconds}` in a value stands for how many. */
  readonly shortLived?: Readonly<Record<string, string>>;
  /** Makes another PSU decide. */
  readonly otherPsu?: Readonly<Record<string, string>>;
}

/** `expired`: a token past its end. `other-psu`: a token that another PSU stands behind. The others: the consents of a run. */
export const readyMadeConsents = ['detail', 'basic', 'credits', 'debits', 'minimal', 'expired', 'other-psu'] as const;

/** A token, and what is said of the consent it is bound to: what is left out is unknown. */
export interface ReadyMadeToken {
  readonly token: string;
  readonly consent: (typeof readyMadeConsents)[number];
  /** The run reads it once, with `clientToken`, and does nothing else to it. */
  readonly consentId?: string;
  readonly permissions?: readonly string[];
  /** ISO 8601, or `none` for an open end. Where one end is said and the other is not, the other is open. */
  readonly transactionFrom?: string;
  readonly transactionTo?: string;
  /** The accounts that the PSU selected: all of them, not all of them, or these AccountIds. */
  readonly accounts?: 'all' | 'some' | readonly string[];
  /** A name for the PSU: the same for tokens of one PSU. It does not go into the evidence. */
  readonly psu?: string;
}

/** What a test bank can be asked to do in place of what only the bank, or the PSU at the bank, can do. */
export interface BankSideConfig {
  /** The PSU withdraws access at the bank. */
  readonly withdraw?: BankSideRequest;
  /** The bank wants the PSU to authenticate again. */
  readonly reauthenticate?: BankSideRequest;
  /** The next call for data under a consent meets a fault of the bank. */
  readonly breakDown?: BankSideRequest;
  /** The next call for data under a consent is one too many. */
  readonly throttle?: BankSideRequest;
  /** One selected account is switched to another bank. */
  readonly switchAccount?: BankSideRequest;
  /** One selected account drops out. */
  readonly closeAccount?: BankSideRequest;
}

/** `{ConsentId}` and `{AccountId}` in the URL and in the body stand for the ids of the call. */
export interface BankSideRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A proxy that every request of the run goes through. */
export interface ProxyConfig {
  /** `http://host:port`, `https://…` or `socks5://…`. */
  readonly server: string;
  readonly username?: string;
  readonly password?: string;
  /** The environment variable that names it, where one does. */
  readonly variable?: string;
}

export type NamedProxy = ProxyConfig & Required<Pick<ProxyConfig, 'variable'>>;

/** The proxies that the environment names, by the scheme of a call, each with the variable that names it. */
export interface SurroundingProxies {
  readonly https?: NamedProxy;
  readonly http?: NamedProxy;
  /** Hosts that are called without one, as `NO_PROXY` writes them. */
  readonly except: readonly string[];
}

export interface Limits {
  /** Most requests of a run. */
  readonly calls: number;
  /** Most requests a second. */
  readonly perSecond?: number;
  /** Most reads under way at once; one when left out. Whatever changes something goes alone. */
  readonly parallel?: number;
  /**
   * Whole seconds that a token or a consent with a short life lives beyond what its calls take, because clocks differ and banks
   * round; 2 when left out.
   */
  readonly spareSeconds?: number;
  /** Accounts that are read one by one, the most different ones; 3 when left out. */
  readonly accounts?: number;
  /** Pages that are taken of one list; 4 when left out. */
  readonly pages?: number;
  /** Decides which accounts and days are read where there are more; it follows from release and profile when left out. */
  readonly sampleSeed?: number;
  readonly timeoutMs: number;
  /** The longest that a run waits in all for calls that it makes again, lost attempts included; a minute when left out. */
  readonly maxWaitMs?: number;
  /** The longest that a run waits for all its answers together; half an hour when left out. */
  readonly maxRunMs?: number;
  /** How much the bodies of all answers of a run may hold together; 128 MiB when left out. */
  readonly maxRunBytes?: number;
  /** The largest body of one answer as it was sent; 4 MiB when left out. */
  readonly maxBodyBytes?: number;
  /**
   * The largest body of one answer once it is unpacked, which also bounds how many values it may hold; 8 MiB when left out, or
   * `maxBodyBytes` if that is more.
   */
  readonly maxUnpackedBytes?: number;
  /** How many times as large as it was sent a body may be once it is unpacked; 200 when left out. Below 1 MiB any ratio will do. */
  readonly maxRatio?: number;
  /** The most that the names and values of all headers of one answer may hold; 16 KiB when left out, which is also the most. */
  readonly maxHeaderBytes?: number;
}

/** A client certificate and its key in PEM: contents, not paths. Both are there, or neither. */
export interface ClientCertificate {
  readonly certificate?: string;
  readonly key?: string;
  readonly passphrase?: string;
}

/** Contents, not paths. */
export interface TlsConfig extends ClientCertificate {
  readonly ca?: string;
  /** Only for a test bank on this machine: accept any certificate. */
  readonly insecure?: boolean;
}

/** An accepted departure from one rule, everywhere or at one place: owned, reasoned, and with an end. */
export interface Waiver {
  readonly rule: string;
  /** Only at this one of several targets: the name of a brand, or a release. */
  readonly target?: string;
  /** Only in answers of this operation, such as `GET /balances`. */
  readonly operation?: string;
  /** Only at this JSON pointer, `*` for any one step. */
  readonly pointer?: string;
  readonly reason: string;
  readonly owner: string;
  /** ISO 8601 date, the last day it holds. */
  readonly until: string;
}
