import type { Release, ReleaseRange } from '../../schemas/releases.ts';
import type { Rule } from '../../suites/core/rule.ts';

type RuleId = Rule['id'];

/** A vector of a rule whose verdict turned with a release, though the rule is older or younger. */
export interface Ruling {
  readonly rule: RuleId;
  /** Title of the vector, among those that keep the rule or among those that break it. */
  readonly vector: string;
  /** Releases in which the vector keeps the rule. */
  readonly kept: readonly ReleaseRange[];
}

/** One change between releases, and what shows it. The bodies that show it, if any, bear its number. */
export interface ReleaseChange {
  /** Number in the change list, which the base and the vectors note; a change of the prose alone has none. */
  readonly number?: number;
  /** First release that has it. */
  readonly since: Release;
  readonly what: string;
  /** Rules that begin with it, or end before it. */
  readonly turns?: readonly RuleId[];
  readonly rulings?: readonly Ruling[];
  /** Errata of the published files that begin with it, or end before it. */
  readonly errata?: readonly string[];
  /** Rules that cover what it is about and do not turn, and why they do not. */
  readonly steady?: { readonly rules: readonly RuleId[]; readonly because: string };
  /** Why no answer of a bank shows it. */
  readonly unseen?: string;
}

/** The 44 changes of the interface, in their order. */
export const interfaceChanges: readonly (ReleaseChange & { readonly number: number })[] = [
  {
    number: 1,
    since: '3.1.1',
    what: 'OBParty2, and the parties of an account',
    turns: ['AISP-EP-023', 'AISP-PAR-002', 'AISP-PAR-005', 'AISP-PAR-007', 'AISP-PAR-013'],
  },
  { number: 2, since: '3.1.1', what: 'TransactionId of 210 characters' },
  { number: 3, since: '3.1.1', what: 'bank transaction codes of four characters' },
  { number: 4, since: '3.1.1', what: 'standing orders every so many days' },
  { number: 5, since: '3.1.1', what: 'terms of statement fees and interest', turns: ['AISP-STA-007'] },
  { number: 6, since: '3.1.1', what: 'statement values as text', turns: ['AISP-STA-008'] },
  { number: 7, since: '3.1.1', what: 'the type and the terms of products', turns: ['AISP-PRO-001'] },
  {
    number: 8,
    since: '3.1.2',
    what: 'Links and Meta optional in the schemas',
    steady: { rules: ['AISP-ENV-001'], because: 'The prose has them mandatory in every release.' },
  },
  { number: 9, since: '3.1.2', what: 'open records, and supplementary data with members' },
  {
    number: 10,
    since: '3.1.2',
    what: 'names in namespaces',
    turns: ['AISP-ERR-010', 'AISP-ERR-011', 'AISP-ERR-012', 'AISP-PAR-006'],
  },
  { number: 11, since: '3.1.2', what: 'the status of an account', turns: ['AISP-ACC-008'] },
  { number: 12, since: '3.1.2', what: 'bounds that fell' },
  { number: 13, since: '3.1.2', what: 'the terms of other products' },
  {
    number: 14,
    since: '3.1.2',
    what: 'headers of a request',
    turns: ['AISP-HDR-009', 'AISP-HDR-010', 'AISP-HDR-011', 'AISP-HDR-012', 'AISP-HDR-012a', 'AISP-HDR-013'],
  },
  { number: 15, since: '3.1.3', what: 'opening and maturity dates of accounts', turns: ['AISP-DTM-008'] },
  { number: 16, since: '3.1.3', what: 'supplementary data of beneficiaries' },
  { number: 17, since: '3.1.3', what: 'the frequency of direct debits', turns: ['AISP-DIR-004'] },
  { number: 18, since: '3.1.3', what: 'the debtor reference of scheduled payments' },
  { number: 19, since: '3.1.3', what: 'statement rates and values in namespaces' },
  { number: 20, since: '3.1.3', what: 'bank transaction codes of four characters, once more' },
  { number: 21, since: '3.1.4', what: 'last payments and number of payments of standing orders' },
  { number: 22, since: '3.1.4', what: 'some records closed again', turns: ['AISP-CON-023'] },
  { number: 23, since: '3.1.4', what: 'the representative rate of overdraft bands' },
  {
    number: 24,
    since: '3.1.4',
    what: '404 no longer declared for the mandatory operations, 415 and the user agent declared again',
    steady: {
      rules: ['AISP-EP-030', 'AISP-HDR-015', 'AISP-HDR-016'],
      because: 'The prose has them in every release, whatever the file of a release lists.',
    },
  },
  { number: 25, since: '3.1.5', what: 'amounts without decimals' },
  { number: 26, since: '3.1.5', what: 'TransactionReference of 210 characters' },
  { number: 27, since: '3.1.5', what: 'the mutability of transactions', turns: ['AISP-TRA-003', 'AISP-TRA-004'] },
  { number: 28, since: '3.1.5', what: 'the type of beneficiaries', turns: ['AISP-BEN-009'] },
  {
    number: 29,
    since: '3.1.6',
    what: 'one record in place of Basic and Detail',
    errata: ['views as alternatives that exclude each other'],
  },
  { number: 30, since: '3.1.6', what: 'account names of 350 characters' },
  { number: 31, since: '3.1.6', what: 'the switch status of accounts', turns: ['AISP-ACC-010', 'AISP-ACC-020'] },
  {
    number: 32,
    since: '3.1.6',
    what: 'media types with and without a character set',
    steady: {
      rules: ['AISP-HDR-017', 'AISP-HDR-028', 'AISP-HDR-029'],
      because: 'A parameter of the media type was never forbidden, and the type itself did not change.',
    },
  },
  { number: 33, since: '3.1.6', what: 'one file that closes nothing', errata: ['objects that lost their closing'] },
  {
    number: 34,
    since: '3.1.7',
    what: 'accounts without currency and types',
    turns: ['AISP-ACC-004', 'AISP-ACC-005'],
    errata: ['Basic and Detail accounts that require a currency and types'],
  },
  { number: 35, since: '3.1.7', what: 'party names of 350 characters' },
  { number: 36, since: '3.1.7', what: 'bank transaction codes without a limit' },
  { number: 37, since: '3.1.7', what: 'the same file closed again', errata: ['objects that lost their closing'] },
  {
    number: 38,
    since: '3.1.7',
    what: 'patterns of products mended',
    errata: ['rates and amounts with their backslashes escaped twice'],
  },
  { number: 39, since: '3.1.8', what: 'rejected transactions' },
  {
    number: 40,
    since: '3.1.8',
    what: 'a misprint in the switch status mended',
    rulings: [
      {
        rule: 'AISP-ACC-010',
        vector: 'the spelling of an earlier release',
        kept: [{ since: '3.1.6', until: '3.1.7' }],
      },
    ],
  },
  { number: 41, since: '3.1.11', what: 'total and local amounts of balances', turns: ['AISP-BAL-008', 'AISP-BAL-009'] },
  {
    number: 42,
    since: '3.1.11',
    what: 'total and local amounts of statements',
    turns: ['AISP-STA-010'],
    errata: ['Basic and Detail statements without total and local amounts'],
  },
  {
    number: 43,
    since: '3.1.11',
    what: 'wallets among the schemes of accounts',
    rulings: [{ rule: 'AISP-FMT-014', vector: 'a wallet', kept: [{ since: '3.1.11' }] }],
  },
  { number: 44, since: '3.1.11', what: 'wallets among the types of accounts' },
];
