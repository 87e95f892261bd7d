import type { Release } from '../../schemas/releases.ts';
import type { RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { isSuccess } from './status.ts';
import { isUnreadable } from './unreadable.ts';

/** Something about a read that is unusual and allowed: a header that it carries or writes otherwise, or the usual one that it lacks. */
export interface Oddity {
  /** By which rules find the call that carries it. */
  readonly variant: string;
  /** `undefined` takes a usual header away. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Set where the word before the access token is in small letters. */
  readonly scheme?: 'bearer';
  /** The first release that has the header; every release when left out. */
  readonly since?: Release;
}

const id = 'x-fapi-interaction-id';
const header = (variant: string, name: string, value: string): Oddity => ({ variant, headers: { [name]: value } });
const accept = (value: string): Oddity => header(`accept:${value}`, 'accept', value);

/** A header of version 4 that is for requests with a body alone. */
export const payloadVersion = {
  name: 'payload-version',
  variant: 'payload-version',
  headers: { 'payload-version': '3.1.11' },
  since: '4.0.0',
} as const satisfies Oddity & { readonly name: string };

/** A header that says who calls, and proves nothing. */
export const clientId = {
  variant: 'client-id',
  headers: { 'x-client-id': 'aisp-conformance' },
  since: '4.0.1',
} as const satisfies Oddity;

/** What is unusual about the headers of a call; two calls without an interaction id show whether the bank makes up different ones. */
export const headerOddities: readonly Oddity[] = [
  { variant: 'no-interaction-id', headers: { [id]: undefined } },
  { variant: 'no-interaction-id', headers: { [id]: undefined } },
  { variant: 'interaction-id-upper-case', headers: { [id]: undefined, 'X-FAPI-Interaction-ID': '{new}' } },
  header('auth-date', 'x-fapi-auth-date', 'Tue, 11 Sep 2012 19:43:31 GMT'),
  header('last-logged-time', 'x-fapi-customer-last-logged-time', 'Tue, 11 Sep 2012 19:43:31 GMT'),
  header('ip-v4', 'x-fapi-customer-ip-address', '192.0.2.45'),
  header('ip-v6', 'x-fapi-customer-ip-address', '2001:db8::17'),
  header('user-agent', 'x-customer-user-agent', 'Mozilla/5.0 (conformance)'),
  header('content-type', 'content-type', 'text/plain'),
  header('financial-id', 'x-fapi-financial-id', '0015800000jfQ9aAAE'),
  payloadVersion,
  clientId,
];

/** Spellings of Accept that JSON in UTF-8 satisfies. */
export const acceptOddities: readonly Oddity[] = [
  accept('application/json; charset=utf-8'),
  accept('application/json;q=0.9'),
  accept('application/*'),
  accept('*/*'),
];

/** Spellings of the Authorization header that say the same. */
export const tokenOddities: readonly Oddity[] = [{ variant: 'scheme:bearer', headers: {}, scheme: 'bearer' }];

/** A slash at the end of a path, and a query parameter that nobody defines. */
export const trailingSlash = 'trailing-slash';
export const unknownParameter = 'unknown-parameter';

/** What a request for a consent may come with: a key that means nothing here, and a charset that says what goes without saying. */
export const idempotencyKey = 'idempotency-key';
export const charset = 'content-type:charset';

/** A request for a consent that was refused with date-times, made once more without them. */
export const withoutDates = 'without-dates';

/** A type for the file of a statement, which a bank may have in another one only. */
export const fileType = { variant: 'accept:application/pdf', accept: 'application/pdf' } as const;

/** Variants of filters whose spelling is no usual one: only the rules on spellings judge a refusal. */
export const oddFilters: readonly string[] = [
  'zone',
  'odd-spelling',
  'raw-plus',
  'date-only',
  'official',
  'statements-odd',
  'unreadable',
  'unreadable-empty',
];

/**
 * True where a call that carried something unusual did not bring what it would have brought without: it was refused, or answered with
 * something that is no JSON.
 */
export function isPutOff(exchange: RecordedExchange): boolean {
  return !isSuccess(exchange) || isUnreadable(exchange);
}

/** True where calls were made that carried something unusual, and each of them was refused. */
export function isRefused(exchanges: readonly RecordedExchange[], variant: string): boolean {
  const carriers = exchanges.filter(({ about }) => about.carries === variant);
  return carriers.length > 0 && carriers.every(({ about }) => about.probe === 'unusual');
}

/**
 * The calls that carried something unusual, whether the bank put up with it or not. Left out are those that fail without it,
 * too: there it is not to blame.
 */
export function callsCarrying(evidence: Evidence, variant: string): readonly RecordedExchange[] {
  return evidence
    .select({ probe: ['happy', 'unusual'], carries: variant })
    .filter((exchange) => isSuccess(exchange) || !failsPlainly(evidence, exchange));
}

function failsPlainly(evidence: Evidence, { about }: RecordedExchange): boolean {
  const { operation, consent, accountId, variant } = about;
  const plain = evidence
    .select({ ...(operation === undefined ? {} : { operation }), probe: 'happy' })
    .filter(({ about: other }) => other.consent === consent && other.accountId === accountId)
    .filter(
      ({ about: other }) => other.carries === undefined && (other.variant === undefined || other.variant === variant),
    );
  return plain.length > 0 && !plain.some(isSuccess);
}
