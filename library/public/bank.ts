/// <reference lib="esnext.disposable" preserve="true" />
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Scope } from './bank-options.ts';
import type { Clock } from './clock.ts';
import type { Data } from './data.ts';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Release } from './release.ts';
import type { Target } from './target.ts';

/** A client (TPP) as the bank has it registered. Its secrets guard invented data. */
export interface Client {
  readonly clientId: string;
  /** Absent for a client that authenticates by key or certificate only. */
  readonly clientSecret?: string;
  /** The name that a PSU is shown. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly redirectUris: readonly string[];
  /** PEM of the TLS certificate and of its private key: of the clients that a bank with `tls` made keys for. */
  readonly certificate?: string;
  readonly key?: string;
}

/** An account holder of the bank whom one can choose to be. */
export interface Persona {
  /** What to call the persona by: `household`. */
  readonly hint: string;
  readonly name: string;
  /** What the persona is good for. */
  readonly description: string;
  /** How many accounts the persona holds. */
  readonly accounts: number;
}

/** Which token to make. All may be left out. */
export interface TokenRequest {
  /** The hint of a persona; `household`, who holds something of everything, when left out. */
  readonly persona?: string;
  /** The permissions of the consent behind it; all that the bank offers when left out. */
  readonly permissions?: readonly PermissionCode[];
  /** AccountIds of the persona that the PSU selects; all when left out. */
  readonly accounts?: readonly string[];
  /** Lifetime in seconds, 0 for a token that is expired at once; that of the bank when left out. */
  readonly expiresIn?: number;
  /** The client that it is issued to; the first one when left out. */
  readonly clientId?: string;
  /** ISO 8601 dates of the consent: its end, and the window in which it opens transactions. */
  readonly ExpirationDateTime?: string;
  readonly TransactionFromDateTime?: string;
  readonly TransactionToDateTime?: string;
}

/** A token, and the consent that was made and authorised for it. */
export interface Token {
  /** Opens what the consent permits, as `Authorization: Bearer …`. */
  readonly accessToken: string;
  /** A token of the client itself: it reads the consent, and deletes it. */
  readonly clientToken: string;
  /** Lifetime of the access token in seconds. */
  readonly expiresIn: number;
  readonly consentId: string;
  readonly accountIds: readonly string[];
  readonly permissions: readonly PermissionCode[];
}

/** What happens at a bank and not through its interface, to a consent that a PSU authorised. Rejects with `NO_SUCH_CONSENT`. */
export interface BankSideConsents {
  /** The PSU withdraws access: its tokens die. */
  withdraw(consentId: string): Promise<void>;
  /** The bank wants the PSU to authenticate again before it shows data. */
  demandReauthentication(consentId: string): Promise<void>;
  /** The next call for data breaks down: 500. */
  breakDown(consentId: string): Promise<void>;
  /** The next call for data comes too soon after others: 429. */
  throttle(consentId: string): Promise<void>;
  /** A selected account is switched to another bank. */
  switchAccount(consentId: string, accountId: string): Promise<void>;
  /** A selected account drops out of the consent. */
  closeAccount(consentId: string, accountId: string): Promise<void>;
}

/** What of a bank is to begin anew: all of it where neither is named, what is both's where both are. */
export interface ResetRequest {
  readonly clientId?: string;
  /** The hint of a persona. */
  readonly persona?: string;
}

/** What changes in a bank, at one moment: JSON that can be kept, to go back to. What is in it is the bank's own affair. */
export interface Snapshot {
  readonly kind: string;
  readonly version: number;
}

/** A bank in this process, with a world of customers of its own, which shares nothing with other banks. */
export interface Bank {
  /**
   * Answers a request as the bank does: for programs that call it, and for frameworks that mount a `fetch` handler.
   * It takes any origin, and writes its links below that of the request. What is below `/stub/` on a port is no part of it: that is
   * what the methods of the bank are for. Where an answer does not arrive it rejects, as `fetch` does.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * The same for interceptors such as MSW, which make an answer of their own of what their handler rejects with: where an answer does not
   * arrive it resolves to `Response.error()`, and the program meets a network error.
   */
  readonly intercept: (request: Request) => Promise<Response>;
  /** The first of those that it keeps. */
  readonly release: Release;
  /** All that it keeps: one, or one of each version, the older first. */
  readonly releases: readonly Release[];
  /** Name of the profile. */
  readonly profile: string;
  readonly clients: readonly Client[];
  readonly personas: readonly Persona[];
  /** Makes a consent, has a persona authorise it, and issues a token. Rejects with `BAD_TOKEN_REQUEST` or `BANK_CLOSED`. */
  token(wanted?: TokenRequest): Promise<Token>;
  readonly consents: BankSideConsents;
  readonly clock: Clock;
  readonly journal: Journal;
  /** What goes wrong while it runs; what it was made with is its own. */
  readonly faults: Faults;
  readonly data: Data;
  /**
   * Does away with all that has changed since the start: consents, tokens, what was done at the bank. With a client or a persona, only
   * with what is theirs, and the clock goes on. Rejects with `BAD_RESET`.
   */
  reset(only?: ResetRequest): Promise<void>;
  /** All that changes in the bank, as it is now. It holds tokens. */
  snapshot(): Promise<Snapshot>;
  /** Puts what a snapshot of this bank, or of one made alike, holds in the place of all that there is. Rejects with `BAD_SNAPSHOT`. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Ends the bank; what it holds is freed. A second time does nothing. */
  close(): Promise<void>;
  /** The same, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** A bank that listens on a port. */
export interface RunningBank extends Bank {
  /** Scheme, host and port: the base URL, without the path of the interface, such as `/open-banking/v3.1/aisp`. */
  readonly url: string;
  /** Where an OpenID client finds the endpoints of the bank. */
  readonly discoveryUrl: string;
  /** PEM of the authority that issued the certificates of a bank with `tls`, for callers to trust. */
  readonly authority?: string;
  /** The bank as `runSuites` takes it: with its clients, and with what only a test bank can be asked to do. */
  readonly target: Target;
}
