import type { OfficialAsk } from '../../reports/contract/index.ts';
import type { OperationId } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import { inRange, type Release, versionOf } from '../../schemas/releases.ts';

/** One test of the official functional conformance suite: all of them make one GET call. */
export interface OfficialTest {
  /**
   * `schema`: 200, an interaction id and a body that keeps the official schema. `playback`: 200 and the interaction id that was
   * sent. `no-token`, `client-token`: 401. `undefined-path`: 404. `missing-permission`, `unknown-account`: 400 or 403;
   * `named-account`: 403, or 400 with one of two error codes, which version 4 spells in its own way.
   */
  readonly asks: OfficialAsk;
  /** Path below the base path, with `{AccountId}` for an account of the consent, or for `foobar` where that is asked. */
  readonly path: string;
  /** The operation that a bank must offer for the test to run; absent for the one that always runs. */
  readonly operation?: OperationId;
  /** Codes that the token must have, or the Detail code in place of a Basic one. */
  readonly has?: readonly PermissionCode[];
  /** Codes that it must not have. */
  readonly lacks?: readonly PermissionCode[];
  /** Query parameters as the suite spells them. */
  readonly query?: Readonly<Record<string, string>>;
  readonly since?: Release;
}

type Terms = Partial<Pick<OfficialTest, 'has' | 'lacks' | 'query' | 'since' | 'path'>>;

const plain =
  (asks: OfficialAsk, suffix = '') =>
  (operation: OperationId, has: readonly PermissionCode[] = [], more: Terms = {}): OfficialTest => ({
    asks,
    operation,
    path: operation.slice('GET '.length) + suffix,
    ...(has.length === 0 ? {} : { has }),
    ...more,
  });

const schema = plain('schema');
const playback = plain('playback');
const noToken = plain('no-token');
const clientToken = plain('client-token');
const pathBelow = plain('undefined-path', '/foobar');
const missing = plain('missing-permission');
const unknown = plain('unknown-account');
const named = plain('named-account');

const of = <Name extends string>(name: Name) => `GET /accounts/{AccountId}/${name}` as const;

const basic = ['ReadAccountsBasic'] as const;
const detail = ['ReadAccountsDetail'] as const;
const balances = [...basic, 'ReadBalances'] as const;
const beneficiaries = [...basic, 'ReadBeneficiariesBasic'] as const;
const directDebits = [...basic, 'ReadDirectDebits'] as const;
const offers = [...basic, 'ReadOffers'] as const;
const party = [...basic, 'ReadParty'] as const;
const products = [...basic, 'ReadProducts'] as const;
const scheduled = [...basic, 'ReadScheduledPaymentsDetail'] as const;
const orders = [...basic, 'ReadStandingOrdersDetail'] as const;
const entries = [
  ...basic,
  'ReadTransactionsBasic',
  'ReadTransactionsDebits',
  'ReadTransactionsCredits',
] as const satisfies readonly PermissionCode[];
const entriesDetail = [...entries, 'ReadTransactionsDetail'] as const;

const noDetail = { lacks: detail };
const noEntryDetail = { lacks: ['ReadTransactionsDetail'] } as const;
const minute = (fraction: string) => ({
  fromBookingDateTime: `2020-04-23T15:47:00${fraction}`,
  toBookingDateTime: `2020-04-23T15:48:00${fraction}`,
});
const statements = (from: string) =>
  schema('GET /statements', [...basic, 'ReadStatementsBasic'], {
    query: { fromStatementDateTime: from },
    since: '3.1.5',
  });

/**
 * The account information tests of the official functional conformance suite that can run, by their ids: 94 in release 3.1.11,
 * 82 in 3.1.0, 94 in 4.0.0. Its manifests of the two versions differ in nothing but the series of the ids and two error codes.
 * Each has one test more, of a path that no release has. An id without its own series belongs to that of the manifest.
 */
export const officialTests = {
  'ACC-001000': { asks: 'undefined-path', path: '/foobar' },
  'ACC-100000': schema('GET /accounts/{AccountId}', basic, noDetail),
  'ACC-100200': schema('GET /accounts/{AccountId}', detail),
  'ACC-100300': schema('GET /accounts', basic, noDetail),
  'ACC-100400': schema('GET /accounts', detail),
  'ACC-100500': noToken('GET /accounts/{AccountId}'),
  'ACC-100600': noToken('GET /accounts'),
  'ACC-100700': playback('GET /accounts/{AccountId}', detail),
  'ACC-100800': playback('GET /accounts/{AccountId}', detail),
  'ACC-101000': noToken('GET /accounts/{AccountId}'),
  'ACC-101100': noToken('GET /accounts'),
  'ACC-101101': pathBelow('GET /accounts/{AccountId}', basic),
  '313-ACC-000100': schema('GET /accounts', basic, { ...noDetail, since: '3.1.3' }),
  'BAL-101200': schema(of('balances'), balances),
  'BAL-101300': schema('GET /balances', balances),
  'BAL-101400': missing(of('balances'), basic, { lacks: ['ReadBalances'] }),
  'BAL-101500': noToken('GET /balances'),
  'BAL-101600': unknown(of('balances'), balances),
  'BAL-101700': clientToken('GET /balances'),
  'BAL-101701': pathBelow(of('balances'), balances),
  'BAL-101702': playback(of('balances'), balances),
  'BAL-101703': playback('GET /balances', balances),
  'BEN-101800': schema(of('beneficiaries'), beneficiaries),
  'BEN-101900': schema('GET /beneficiaries', beneficiaries),
  'BEN-102000': noToken('GET /beneficiaries'),
  'BEN-102100': noToken(of('beneficiaries')),
  'BEN-102200': named(of('beneficiaries'), beneficiaries),
  'BEN-102201': pathBelow(of('beneficiaries'), beneficiaries),
  'BEN-102203': clientToken('GET /beneficiaries'),
  'BEN-102204': playback(of('beneficiaries'), beneficiaries, { path: '/accounts/{AccountId}/beneficiaries/' }),
  'BEN-102205': playback('GET /beneficiaries', beneficiaries),
  'DIR-102300': schema(of('direct-debits'), directDebits),
  'DIR-102400': schema('GET /direct-debits', directDebits),
  'DIR-102500': unknown(of('direct-debits'), directDebits),
  'DIR-102501': pathBelow(of('direct-debits'), directDebits),
  'DIR-102502': clientToken('GET /direct-debits'),
  'DIR-102503': playback(of('direct-debits'), directDebits),
  'DIR-102504': playback('GET /direct-debits', directDebits),
  'OFF-102600': schema(of('offers'), offers),
  'OFF-102700': schema('GET /offers', offers),
  'OFF-102800': named(of('offers'), offers),
  'OFF-102801': pathBelow(of('offers'), offers),
  'OFF-102802': clientToken('GET /offers'),
  'OFF-102803': playback(of('offers'), offers),
  'OFF-102804': playback('GET /offers', offers),
  'PAR-102900': schema(of('party'), party),
  'PAR-102901': schema('GET /party', [...basic, 'ReadPartyPSU']),
  'PAR-102902': schema(of('parties'), party),
  'PAR-103000': schema(of('party'), party),
  'PAR-103100': unknown(of('party'), party),
  'PAR-103101': pathBelow(of('party'), party),
  'PAR-103102': clientToken('GET /party'),
  'PAR-103103': noToken('GET /beneficiaries'),
  'PAR-103104': playback(of('party'), party),
  'PAR-103105': playback('GET /party', party),
  'PAR-103106': unknown(of('parties'), party),
  'PAR-103107': pathBelow(of('parties'), party),
  'PAR-103108': playback(of('parties'), party),
  'PRO-102802': clientToken('GET /products'),
  'PRO-103200': schema(of('product'), products),
  'PRO-103300': schema('GET /products', products),
  'PRO-103400': unknown(of('product'), products),
  'PRO-103401': pathBelow(of('product'), products),
  'PRO-103402': playback(of('product'), products),
  'SCP-103500': schema(of('scheduled-payments'), scheduled),
  'SCP-103600': schema('GET /scheduled-payments', scheduled),
  'SCP-103700': named(of('scheduled-payments'), scheduled),
  'SCP-103701': pathBelow(of('scheduled-payments'), scheduled),
  'SCP-103702': clientToken('GET /scheduled-payments'),
  'SCP-103703': playback(of('scheduled-payments'), scheduled),
  'SCP-103704': playback('GET /scheduled-payments', scheduled),
  'STA-105900': statements('2016-01-01T10:40:00'),
  'STA-106000': statements('20160101T104012.345Z'),
  'STA-106100': statements('2016-01-01T10:40:12.34567Z'),
  'STA-106200': statements('2016-01-01T10:40:12.34567+01'),
  'STA-106300': statements('20160101T104012.567+01'),
  'STO-103800': schema(of('standing-orders'), orders),
  'STO-103900': schema('GET /standing-orders', orders),
  'STO-103901': schema('GET /standing-orders', orders),
  'STO-104000': named(of('standing-orders'), orders),
  'STO-104100': pathBelow(of('standing-orders'), orders),
  'STO-104101': clientToken('GET /standing-orders'),
  'STO-104102': playback(of('standing-orders'), orders),
  'STO-104103': playback('GET /standing-orders', orders),
  'TRA-105000': schema(of('transactions'), entries, noEntryDetail),
  'TRA-105100': schema(of('transactions'), entriesDetail),
  'TRA-105110': schema(of('transactions'), entriesDetail, { query: minute(''), since: '3.1.5' }),
  'TRA-105120': schema(of('transactions'), entriesDetail, { query: minute('.999'), since: '3.1.5' }),
  'TRA-105200': schema('GET /transactions', entries, noEntryDetail),
  'TRA-105300': noToken(of('transactions')),
  'TRA-105400': noToken('GET /transactions'),
  'TRA-105500': playback(of('transactions'), entries),
  'TRA-105600': playback('GET /transactions', entries),
  'TRA-105700': unknown(of('transactions'), ['ReadTransactionsBasic', 'ReadTransactionsDetail']),
} as const satisfies Readonly<Record<string, OfficialTest>>;

export type OfficialTestId = keyof typeof officialTests;

/** Ids of all tests, in the order of the table. */
export const officialTestIds = Object.keys(officialTests) as readonly OfficialTestId[];

/** What the ids of a manifest begin with: 301 for version 3.1, 400 for version 4.0. */
export type OfficialSeries = '301' | '400';

/** The manifest that a release is tested with. */
export function seriesOf(release: Release): OfficialSeries {
  return versionOf(release) === '4.0' ? '400' : '301';
}

/** Whether the suite takes a bank of this release: it knows every release of 3.1, and of version 4 only the first. */
export function isOfficiallyTested(release: Release): boolean {
  return inRange(release, { until: '4.0.0' });
}

/** An id as the suite prints it: `OB-301-ACC-100500`. */
export function fullId(id: string, series: OfficialSeries): string {
  return /^\d/.test(id) ? `OB-${id}` : `OB-${series}-${id}`;
}

/** The three letters of the group of a test: `ACC`. */
export function officialGroupOf(id: string): string {
  return /[A-Z]{3}/.exec(id)?.[0] ?? '';
}
