import type { OperationId } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Profile, ProfileName } from './profile.ts';
import type { Release } from './release.ts';

/** A secret, or where it is: in a variable of the environment, or in a file. */
export type Secret = string | { readonly env: string } | { readonly file: string };

/** The bank that a run judges, with the keys of a target file: see the guide to target files for what each means. */
export interface Target {
  /** Absolute URL, up to but without the base path. */
  readonly baseUrl: string;
  /** The path of the interface, `/` for the root; that of the standard for the release when left out, such as `/open-banking/v3.1/aisp`. */
  readonly basePath?: string;
  /** The latest when left out. */
  readonly release?: Release;
  /** The next version at the same bank, which must tell the same: a release of version 4 beside one of 3.1. */
  readonly beside?: { readonly release: Release; readonly basePath?: string };
  /** The name of a profile, the path of a profile file, or a profile; `service` when left out. */
  readonly profile?: ProfileName | (string & {}) | Profile;
  /** How access tokens are had; from the environment (`AISP_TOKEN` and its sisters) when left out. */
  readonly tokens?: ReadyMadeTokens | HeadlessTokens | ManualTokens;
  readonly limits?: Limits;
  readonly tls?: TargetTls;
  /** A proxy for every call: `http://host:port`, `https://…` or `socks5://…`. */
  readonly proxy?: { readonly server: string; readonly username?: string; readonly password?: Secret };
  /** What a test bank can be asked to do in place of what only the bank, or the PSU at the bank, can do. */
  readonly bankSide?: BankSide;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, Secret>>;
  /** Sent as `x-fapi-financial-id` in releases 3.1.0 and 3.1.1. */
  readonly financialId?: string;
  /** AccountIds to read first. */
  readonly accountIds?: readonly string[];
  /** Accepted departures. */
  readonly waivers?: readonly Waiver[];
  /** True to try on every operation what is otherwise tried on some of them in turn. */
  readonly thorough?: boolean;
}

/** Tokens that somebody obtained beforehand. */
export interface ReadyMadeTokens {
  readonly kind: 'ready-made';
  readonly tokens: readonly ReadyMadeToken[];
  /** Of the client itself, for the consent operations. */
  readonly clientToken?: Secret;
  /** Of another client itself. */
  readonly otherClientToken?: Secret;
}

/** A token, and what is said of the consent behind it: what is left out is unknown. */
export interface ReadyMadeToken {
  readonly token: Secret;
  /** Which consent of a run it stands for. */
  readonly consent: 'detail' | 'basic' | 'credits' | 'debits' | 'minimal' | 'expired' | 'other-psu';
  readonly consentId?: string;
  readonly permissions?: readonly PermissionCode[];
  /** ISO 8601, or `none` for an open end. */
  readonly transactionFrom?: string;
  readonly transactionTo?: string;
  /** The accounts that the PSU selected: all of them, not all of them, or these. */
  readonly accounts?: 'all' | 'some' | readonly string[];
  /** A name for the PSU: the same for tokens of one PSU. */
  readonly psu?: string;
}

/** How a client shows who it is. Clause: OpenID Connect Core 1.0, section 9; RFC 8705, section 2.1. */
export type ClientAuthentication = 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt' | 'tls_client_auth';

/** A client as the bank registered it. */
export interface TargetClient {
  readonly clientId: string;
  /** `client_secret_basic` when left out. */
  readonly clientAuthentication?: ClientAuthentication;
  readonly clientSecret?: Secret;
  /** PEM of the private key that signs assertions and request objects. */
  readonly signingKey?: Secret;
  /** The `kid` under which the bank knows that key; its RFC 7638 thumbprint when left out. */
  readonly signingKeyId?: string;
}

/** An authorization server and a client of it. Either both URLs are there, or the issuer that tells them. */
export interface Provider extends TargetClient {
  readonly issuer?: string;
  readonly tokenUrl?: string;
  readonly authorizeUrl?: string;
  readonly jwksUrl?: string;
  readonly redirectUri: string;
  /** `code` when left out. */
  readonly responseType?: 'code' | 'code id_token';
  /** `none` when left out. */
  readonly requestObject?: 'none' | 'signed';
  /** Whom signed requests are addressed to; the issuer when left out. */
  readonly audience?: string;
  /** True when left out. */
  readonly pkce?: boolean;
  /** `openid accounts` when left out. */
  readonly scope?: string;
  /** The query parameter that carries the ConsentId. */
  readonly consentParameter?: string;
  /** Whether the ConsentId travels as `openbanking_intent_id` in the `claims` parameter. */
  readonly intentClaim?: boolean;
  /** Extra query parameters of an authorisation request, by what is wanted of it. */
  readonly parameters?: Readonly<
    Partial<
      Record<
        'always' | 'approve' | 'reject' | 'again' | 'selectSome' | 'shortLived' | 'otherPsu',
        Readonly<Record<string, Secret>>
      >
    >
  >;
  /** Another registered client, to see that it cannot reach the consents of the first. */
  readonly secondClient?: TargetClient & {
    readonly tls?: ClientCertificate;
  };
  /** A scope other than `accounts` that the client may ask for. */
  readonly otherScope?: string;
  /** How long a new consent rests before a PSU is asked to decide on it, in seconds; not at all when left out. */
  readonly restSeconds?: number;
}

/** Client credentials for the consents, and an authorisation endpoint that redirects without asking a person. */
export interface HeadlessTokens extends Provider {
  readonly kind: 'headless';
  /** Headers of the authorisation request itself, for a bank that decides by them. */
  readonly authoriseHeaders?: Readonly<Record<string, Secret>>;
}

/** The same with a person at a browser on this machine. */
export interface ManualTokens extends Provider {
  readonly kind: 'manual';
  /** How long one authorisation may take, in seconds. */
  readonly waitSeconds?: number;
}

/** Bounds on what a run sends, waits for and reads. Times are in milliseconds, sizes in bytes. */
export interface Limits {
  readonly calls?: number;
  readonly perSecond?: number;
  /** Most reads under way at once; one when left out. */
  readonly parallel?: number;
  /** Whole seconds that a short life lasts beyond what its calls take; 2 when left out. */
  readonly spareSeconds?: number;
  /** Accounts that are read one by one, the most different ones; 3 when left out. */
  readonly accounts?: number;
  /** Pages that are taken of one list; 4 when left out. */
  readonly pages?: number;
  /** Decides which accounts and days are read where there are more; it follows from release and profile when left out. */
  readonly sampleSeed?: number;
  readonly timeoutMs?: number;
  readonly maxWaitMs?: number;
  readonly maxRunMs?: number;
  readonly maxRunBytes?: number;
  readonly maxBodyBytes?: number;
  readonly maxUnpackedBytes?: number;
  readonly maxRatio?: number;
  readonly maxHeaderBytes?: number;
}

/** A client certificate and its key, in PEM. Both are there, or neither. */
export interface ClientCertificate {
  readonly certificate?: Secret;
  readonly key?: Secret;
  readonly passphrase?: Secret;
}

/** How the run calls the bank over TLS. */
export interface TargetTls extends ClientCertificate {
  /** PEM of authorities to trust besides the usual ones. */
  readonly ca?: Secret;
  /** True to accept any certificate: only for a test bank on this machine, to which every URL of the target leads. */
  readonly insecure?: boolean;
}

/** A request that makes a test bank do something. `{ConsentId}` and `{AccountId}` in it stand for the ids of the call. */
export interface BankSideRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, Secret>>;
  readonly body?: string;
}

/** What a test bank can be asked to do. */
export interface BankSide {
  /** The PSU withdraws access at the bank. */
  readonly withdraw?: BankSideRequest;
  /** The bank wants the PSU to authenticate again. */
  readonly reauthenticate?: BankSideRequest;
  /** The next call for data under the consent meets a fault of the bank. */
  readonly breakDown?: BankSideRequest;
  /** The next call for data under the consent is one too many. */
  readonly throttle?: BankSideRequest;
  /** One selected account is switched to another bank. */
  readonly switchAccount?: BankSideRequest;
  /** One selected account drops out. */
  readonly closeAccount?: BankSideRequest;
}

/** An accepted departure from one rule: owned, reasoned, and with an end. */
export interface Waiver {
  /** Id of the rule. */
  readonly rule: string;
  readonly reason: string;
  readonly owner: string;
  /** The last day it holds, as YYYY-MM-DD. */
  readonly until: string;
  /** Of a file with several targets, the one that it is about; a run of a single target does not look at it. */
  readonly target?: string;
  /** Only in answers of this operation. */
  readonly operation?: OperationId;
  /** Only at this JSON pointer, `*` for any one step. */
  readonly pointer?: string;
}
