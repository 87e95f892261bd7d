import type { FaultId } from '../../stub/faults/fault-ids.ts';
import type { AsFoundId } from '../../stub/quirks/as-found-ids.ts';
import type { QuirkId } from '../../stub/quirks/quirk-ids.ts';
import type { VariantId } from '../../stub/variants/variant-ids.ts';
import type { AddedDocument } from './data.ts';
import type { Profile, ProfileName } from './profile.ts';
import type { Release } from './release.ts';

/** How a bank is made. All may be left out. */
export interface BankOptions {
  /** What it offers: the name of a profile, the path of a profile file, or a profile; `service` when left out. */
  readonly profile?: ProfileName | (string & {}) | Profile;
  /**
   * The release of the standard that it keeps; the latest when left out. Two, one of each version, for a bank that speaks both: with one
   * set of customers, consents and tokens, at the path of each version.
   */
  readonly release?: Release | readonly Release[];
  /** A whole number: same seed and date, same data. 1 when left out. */
  readonly seed?: number;
  /** Customers besides the personas: `customer-1` and so on, up to ten million. None is kept in memory. None when left out. */
  readonly customers?: number;
  /** Accounts of each of them, 1 to 200; 3 when left out. */
  readonly accountsPerCustomer?: number;
  /** Years of history on each of these accounts, 1 to 25; 2 when left out. */
  readonly yearsOfHistory?: number;
  /** Transactions a day on each of them, 1 to 1000, besides what orders, debits and incomes bring; 3 when left out. */
  readonly transactionsPerDay?: number;
  /** Where the clock of the bank stands still; the time of the machine when left out. */
  readonly date?: Date;
  /** Ways in which it is dishonest from its first answer on. */
  readonly faults?: readonly FaultId[];
  /** Other lawful ways in which it keeps the standard. */
  readonly variants?: readonly VariantId[];
  /** Ways in which live banks were told to differ: each stands for faults, for variants or for both. */
  readonly quirks?: readonly QuirkId[];
  /** Banks as found, each of which has several quirks at once. */
  readonly asFound?: readonly AsFoundId[];
  /** Records on a page, 25 to 1000; 100 when left out. */
  readonly pageSize?: number;
  /** Lifetime of an access token in seconds; 3600 when left out. */
  readonly tokenSeconds?: number;
  /** Scheme, host and path prefix of the links that it writes, where callers meet it at another address than its own. */
  readonly baseUrl?: string;
  /**
   * What it begins with besides what it computes, as `data.add` takes it, or the path of a YAML or JSON file; it stays when the bank
   * begins anew.
   */
  readonly data?: AddedDocument | (string & {});
  /**
   * `file:FOLDER` keeps all that changes in a folder, made where there is none, for the next bank of the same profile, release, seed
   * and data; in memory when left out. One bank at a time has it. It holds tokens; nobody but this user can look into it.
   */
  readonly store?: `file:${string}`;
  /**
   * Consents, tokens and the like that are kept at a time, 100 to a hundred million; at it, whoever adds is answered 503. A million when
   * left out.
   */
  readonly maxEntries?: number;
  /** Clients to register besides the two that every bank has; one of the same id stands in the other's place. */
  readonly clients?: readonly ClientRegistration[];
  /** Told of faults of the bank itself, each of which a caller sees as 500; they go unheard when left out. */
  readonly onError?: (error: unknown) => void;
}

/** How a bank is made that listens on a port of this machine. */
export interface StartOptions extends BankOptions {
  /** 0, any free port, when left out. */
  readonly port?: number;
  /** The address to listen on; `127.0.0.1` when left out. Others than this machine may reach any other address. */
  readonly host?: string;
  /** True to serve HTTPS and let clients show certificates; all keys are made for this bank. Takes about a second. */
  readonly tls?: boolean;
}

/** A scope that a client may ask for. */
export type Scope = 'openid' | 'accounts' | 'payments' | 'fundsconfirmations';

/** A client (TPP) to register. It authenticates by at least one of secret, keys and certificate. */
export interface ClientRegistration {
  readonly clientId: string;
  readonly clientSecret?: string;
  /** The name that a PSU is shown; the client id when left out. */
  readonly name?: string;
  /** All scopes when left out. */
  readonly scopes?: readonly Scope[];
  /** Exact URIs; any on loopback are allowed besides. */
  readonly redirectUris?: readonly string[];
  /** The public RSA keys that the client signs JWTs with, as a JWK set; each key has a `kid`. */
  readonly jwks?: { readonly keys: readonly Readonly<Record<string, unknown>>[] };
  /** PEM of its TLS certificate, for `tls_client_auth` and for tokens that are bound to it. */
  readonly certificate?: string;
}
