import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Authority } from '../access/authority.ts';
import { OAuthError } from '../access/oauth-error.ts';
import { selectAccounts } from '../access/select-accounts.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import { type ConsentRequestBank, readConsentRequest } from '../consents/read-consent-request.ts';
import { isObject, type JsonObject } from '../consents/shape-problems.ts';
import type { Customer } from '../data/world.ts';
import { ApiError } from '../http/api-error.ts';
import type { PeerCertificate } from '../http/peer-certificate.ts';

/** What of the bank it takes to give a developer a token. */
export interface DeveloperBank extends ConsentRequestBank {
  readonly consents: ConsentStore;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly mutualTls: boolean;
}

/** What a developer asks a token for. */
export interface TokenRequest {
  /**
   * Who authorises, by login: a persona's name, as `household+bob` a copy of it, with faults as `household!fault-id`; `household`
   * when absent.
   */
  readonly persona?: string;
  /** All that the bank offers, when absent. */
  readonly permissions?: readonly PermissionCode[];
  /** AccountIds of the persona; all when absent. */
  readonly accounts?: readonly string[];
  /** The first so many accounts: `first:2`. */
  readonly select?: string;
  /** The first client, when absent. */
  readonly clientId?: string;
  /** Seconds that the token is good for; 0 for one that is expired at once. */
  readonly expiresIn?: number;
  /** Dates of the consent, in any spelling of ISO 8601. */
  readonly ExpirationDateTime?: string;
  readonly TransactionFromDateTime?: string;
  readonly TransactionToDateTime?: string;
}

/** The answer of `POST /stub/tokens`. */
export interface DeveloperToken {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly scope: string;
  /** The ConsentId. */
  readonly openbanking_intent_id: string;
  readonly account_ids: readonly string[];
  readonly permissions: readonly PermissionCode[];
  /** A token of the client itself: it reads the consent, and deletes it. */
  readonly client_token: string;
}

/** What `aisp run` takes from the environment to judge this bank by the token, one variable a line. */
export function asEnvironment(token: DeveloperToken): string {
  const { access_token: own, openbanking_intent_id: consent, client_token: client } = token;
  return [`AISP_TOKEN=${own}`, `AISP_CONSENT_ID=${consent}`, `AISP_CLIENT_TOKEN=${client}`, ''].join('\n');
}

const known = ['persona', 'permissions', 'accounts', 'select', 'clientId', 'expiresIn'];
const dates = ['ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'];

const wrong = (description: string) => new OAuthError('invalid_request', description);

function text(body: JsonObject, name: string): string | null {
  const value = body[name] ?? null;
  if (value !== null && typeof value !== 'string') throw wrong(`${name} must be text`);
  return value;
}

function requested(bank: DeveloperBank, body: JsonObject, offered: readonly string[]) {
  const window = Object.fromEntries(dates.filter((name) => name in body).map((name) => [name, body[name]]));
  const message = { Data: { Permissions: body.permissions ?? offered, ...window }, Risk: {} };
  try {
    return readConsentRequest(bank, new TextEncoder().encode(JSON.stringify(message)), bank.clock());
  } catch (error) {
    if (error instanceof ApiError) throw wrong(error.issues.map((issue) => issue.message).join('; '));
    throw error;
  }
}

/** What a developer asks for, as far as it is an object of known members. Throws an OAuthError. */
export function requireTokenRequest(body: unknown): JsonObject {
  if (!isObject(body)) throw wrong('The body must be a JSON object, like {"persona":"household"}');
  const unknown = Object.keys(body).find((name) => !known.includes(name) && !dates.includes(name));
  if (unknown !== undefined) throw wrong(`${unknown} is not known here; known are ${[...known, ...dates].join(', ')}`);
  return body;
}

/** What is settled of a token before its consent is made. */
export interface DeveloperTokenParts {
  /** Codes that the bank offers. */
  readonly offered: readonly string[];
  readonly customer: Customer;
  /** Ids of the faults that the login brings along. */
  readonly faults: readonly string[];
  readonly certificate: PeerCertificate | undefined;
}

/**
 * `POST /stub/tokens`: consent, authorisation and token in one call, for developers. May be told the
 * `persona` (`household`), `permissions` (all that are offered), `accounts` or `select` (all), `clientId` (the first client),
 * `expiresIn` (seconds, 0 for a token that is expired at once) and the dates of a consent. The answer tells of the consent, too.
 */
export function developerToken(
  bank: DeveloperBank,
  authority: Authority,
  body: JsonObject,
  { offered, customer, faults, certificate }: DeveloperTokenParts,
): DeveloperToken {
  const client = authority.client(text(body, 'clientId') ?? authority.options.clients[0]?.clientId ?? null);
  if (client === undefined) throw wrong('clientId names no registered client');
  const { accounts = [], expiresIn = authority.options.tokenSeconds } = body;
  if (!Array.isArray(accounts) || !accounts.every((id) => typeof id === 'string')) {
    throw wrong('accounts must be an array of AccountIds');
  }
  if (typeof expiresIn !== 'number' || !Number.isInteger(expiresIn) || expiresIn < 0) {
    throw wrong('expiresIn must be a whole number of seconds, 0 or more');
  }
  const accountIds = selectAccounts(customer, accounts, text(body, 'select'));
  const consent = bank.consents.create(requested(bank, body, offered), client.clientId, bank.clock());
  const grant = authority.approve(consent, { customer, accountIds, faults });
  // Bound as any other: to the certificate that it is asked for with, or else to the one that the client registered.
  const thumbprint = certificate?.thumbprint ?? client.certificateThumbprint;
  const bound = bank.mutualTls && thumbprint !== undefined ? { certificate: thumbprint } : {};
  const expiresAt = bank.clock() + expiresIn * 1000;
  const token = { ...grant, ...bound, grant: 'authorization_code', clientId: client.clientId } as const;
  return {
    access_token: authority.options.tokens.issue({ ...token, scopes: ['accounts'], expiresAt }),
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope: 'accounts',
    openbanking_intent_id: grant.consentId,
    account_ids: accountIds,
    permissions: consent.permissions,
    client_token: authority.options.tokens.issue({
      ...bound,
      grant: 'client_credentials',
      clientId: client.clientId,
      scopes: ['accounts'],
      expiresAt: bank.clock() + authority.options.tokenSeconds * 1000,
    }),
  };
}
