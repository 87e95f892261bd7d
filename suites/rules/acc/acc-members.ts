import type { ReleaseRange } from '../../../schemas/releases.ts';
import { openApiClause } from '../../core/clause.ts';
import type { Rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

interface Member extends Pick<Rule, 'title' | 'matters'> {
  readonly id: Rule['id'];
  readonly component: string;
  /** Pointers below one account. */
  readonly at: readonly string[];
  readonly keywords?: readonly string[];
  readonly needs?: string;
  readonly releases?: ReleaseRange;
  readonly good: Readonly<Record<string, object>>;
  readonly bad: Readonly<Record<string, object>>;
}

const identified = (changes: object) => ({
  Account: [{ SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00471492180840', ...changes }],
});
const serviced = (changes: object) => ({
  Servicer: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XSWYGB22', ...changes },
});
const lengths = ['minLength', 'maxLength'];

const table: readonly Member[] = [
  {
    id: 'AISP-ACC-003',
    title: 'Every account has an AccountId',
    matters:
      'Without an AccountId there is no address to read anything of the account from; it can be shown, and nothing else.',
    component: 'OBAccount6',
    at: ['/AccountId'],
    keywords: ['required'],
    good: { 'an AccountId': {} },
    bad: { 'no AccountId': { AccountId: undefined } },
  },
  {
    id: 'AISP-ACC-004',
    title: 'Every account has Currency, AccountType and AccountSubType',
    matters:
      'A TPP that does not know the currency cannot add an account up, and without its kind it cannot tell savings from a debt.',
    component: 'OBAccount6',
    at: ['/Currency', '/AccountType', '/AccountSubType'],
    keywords: ['required'],
    releases: { until: '3.1.6' },
    good: { 'all three': {} },
    bad: { 'no Currency': { Currency: undefined }, 'no AccountSubType': { AccountSubType: undefined } },
  },
  {
    id: 'AISP-ACC-006',
    title: 'AccountType is Business or Personal',
    matters:
      "Business accounts fall under other rules and prices; a word of the bank's own has a TPP treat a company as a person.",
    component: 'OBExternalAccountType1Code',
    at: ['/AccountType', '/AccountCategory'],
    keywords: ['enum'],
    good: { business: { AccountType: 'Business' } },
    bad: { 'a value of its own': { AccountType: 'Corporate' }, 'small letters': { AccountType: 'personal' } },
  },
  {
    id: 'AISP-ACC-007',
    title: 'AccountSubType is one of the values of OBExternalAccountSubType1Code',
    matters:
      'Whether money is a savings account or a mortgage decides on which side of the sum it stands; an unknown sub-type stands on neither.',
    component: 'OBExternalAccountSubType1Code',
    at: ['/AccountSubType', '/AccountTypeCode'],
    keywords: ['enum'],
    good: { 'a mortgage': { AccountSubType: 'Mortgage' }, 'a wallet': { AccountSubType: 'Wallet' } },
    bad: { 'a value of its own': { AccountSubType: 'ISA' }, 'with a blank': { AccountSubType: 'Current Account' } },
  },
  {
    id: 'AISP-ACC-008',
    title: 'Status of an account is one of the five values of OBAccountStatus1Code',
    matters:
      'A TPP greys out accounts that are closed or blocked; an unknown status leaves a dead account looking alive.',
    component: 'OBAccountStatus1Code',
    at: ['/Status'],
    keywords: ['enum'],
    needs: 'an account that shows its Status',
    releases: { since: '3.1.2' },
    good: { 'opened in part': { Status: 'ProForma' } },
    bad: { 'a value of its own': { Status: 'Active' } },
  },
  {
    id: 'AISP-ACC-014',
    title: 'Each identification of an account has SchemeName and Identification, and is no longer than allowed',
    matters: 'A number without its scheme may be an IBAN or a roll number: the TPP that guesses pays into the void.',
    component: 'OBCashAccount5',
    at: ['/Account/*/SchemeName', '/Account/*/Identification', '/Account/*/SecondaryIdentification'],
    keywords: ['required', ...lengths],
    needs: 'an account in the Detail view',
    good: { 'a roll number of 34 characters': identified({ SecondaryIdentification: 'R'.repeat(34) }) },
    bad: {
      'no SchemeName': identified({ SchemeName: undefined }),
      'no Identification': identified({ Identification: undefined }),
      'a roll number of 35 characters': identified({ SecondaryIdentification: 'R'.repeat(35) }),
    },
  },
  {
    id: 'AISP-ACC-015',
    title: 'The servicer of an account has SchemeName and Identification of at most 35 characters',
    matters:
      'The bank behind an account is found by scheme and identification; with one of them missing, brands of one group cannot be told apart.',
    component: 'OBBranchAndFinancialInstitutionIdentification5',
    at: ['/Servicer/SchemeName', '/Servicer/Identification'],
    keywords: ['required', ...lengths],
    needs: 'an account in the Detail view',
    good: { 'scheme and identification': {} },
    bad: {
      'no SchemeName': serviced({ SchemeName: undefined }),
      'no Identification': serviced({ Identification: undefined }),
      'an Identification of 36 characters': serviced({ SchemeName: 'UK.AlphaBank.Id', Identification: 'I'.repeat(36) }),
    },
  },
  {
    id: 'AISP-ACC-016',
    title: 'Description of an account has at most 35 characters and Nickname at most 70',
    matters:
      'The nickname is what customers know their account by; one that overflows is cut, and "Joint savings he…" may be either of two.',
    component: 'OBAccount6',
    at: ['/Description', '/Nickname'],
    keywords: lengths,
    needs: 'an account with Description or Nickname',
    good: { 'as long as allowed': { Description: 'D'.repeat(35), Nickname: 'é'.repeat(70) } },
    bad: { 'a long Description': { Description: 'D'.repeat(36) }, 'a long Nickname': { Nickname: 'N'.repeat(71) } },
  },
];

function toSketches(accounts: Readonly<Record<string, object>>): Record<string, Sketch> {
  return Object.fromEntries(
    Object.entries(accounts).map(([title, changes]) => [
      title,
      { operation: 'GET /accounts', data: { Account: [sampleAccount({ ...changes })] } },
    ]),
  );
}

function memberRule({ id, component, at, keywords, needs = 'an answer with accounts', good, bad, ...literal }: Member) {
  return schemaRule({
    ...literal,
    id,
    level: 'MUST',
    clause: openApiClause(component),
    scenarios: ['reads', 'basic-view'],
    needs,
    owns: {
      families: ['account'],
      at: at.map((place) => `/Data/Account/*${place}`),
      ...(keywords === undefined ? {} : { keywords }),
    },
    accept: toSketches(good),
    reject: toSketches(bad),
  });
}

export default table.map(memberRule);
