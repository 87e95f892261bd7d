import type { Release } from '../../../schemas/releases.ts';
import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

interface Member extends Pick<Rule, 'title' | 'matters' | 'needs'> {
  readonly id: Rule['id'];
  readonly component: string;
  /** Pointers below one transaction. */
  readonly at: readonly string[];
  readonly keywords: readonly string[];
  readonly since?: Release;
  readonly good: Readonly<Record<string, JsonObject>>;
  readonly bad: Readonly<Record<string, JsonObject>>;
}

const texts = ['type', 'minLength', 'maxLength'];
const extended = (changes: JsonObject) => ({ ExtendedProprietaryBankTransactionCodes: [{ Code: 'FPI', ...changes }] });
const behind = (changes: JsonObject) => ({ UltimateCreditor: { Name: 'Nia Pritchard', ...changes } });
const between = (changes: JsonObject) => ({ IntermediaryAgent1: { Identification: 'XALDGB2LXXX', ...changes } });
const debtor = (changes: JsonObject) => ({
  DebtorAccount: { SchemeName: 'UK.OBIE.IBAN', Identification: 'DE89370400440532013000', ...changes },
});
const ultimate = ['UltimateCreditor', 'UltimateDebtor'];
const agents = ['IntermediaryAgent1', 'IntermediaryAgent2', 'IntermediaryAgent3'];
const below = (names: readonly string[], members: readonly string[]) =>
  names.flatMap((name) => [`/${name}`, ...members.map((member) => `/${name}/${member}`)]);

const table: readonly Member[] = [
  {
    id: 'AISP-V4-082',
    title:
      'ExtendedProprietaryBankTransactionCodes is an array; each has a Code, and no Code or Issuer is longer than 35 characters, no Description than 500',
    matters: 'The second code of a bank explains what its first one leaves open; one without Code explains nothing.',
    component: 'OBExtendedProprietaryBankTransactionCode',
    at: ['', '/*', '/*/Code', '/*/Issuer', '/*/Description'].map((m) => `/ExtendedProprietaryBankTransactionCodes${m}`),
    keywords: ['required', ...texts],
    needs: 'a transaction with a further code of the bank',
    good: { 'a code alone': extended({}), 'as long as allowed': extended({ Description: 'é'.repeat(500) }) },
    bad: {
      'no Code': extended({ Code: undefined }),
      'a long Description': extended({ Description: 'D'.repeat(501) }),
      'one object for the list': { ExtendedProprietaryBankTransactionCodes: { Code: 'FPI' } },
    },
  },
  {
    id: 'AISP-V4-087',
    title: 'An ultimate party is an object with a Name of at most 140 characters and an Identification of at most 256',
    matters:
      'A landlord whose name is cut, or comes as a bare text, is not matched with the tenancy, and the rent counts as unpaid.',
    component: 'OBTransaction6 UltimateCreditor and UltimateDebtor',
    at: below(ultimate, ['Name', 'Identification', 'SchemeName']),
    keywords: texts,
    needs: 'a transaction on behalf of somebody, or for somebody, who is neither of its two sides',
    good: {
      'a name alone': behind({}),
      'as long as allowed': behind({ Identification: 'i'.repeat(256) }),
    },
    bad: {
      'a name as text': { UltimateDebtor: 'Harbour Print Ltd' },
      'a long name': behind({ Name: 'N'.repeat(141) }),
    },
  },
  {
    id: 'AISP-V4-088',
    title: 'CategoryPurposeCode of a transaction is one of the 44 codes of ISO 20022',
    matters: 'Wages and pensions are told from gifts by this code; a word in its place leaves every income unproven.',
    component: 'OBTransaction6 CategoryPurposeCode',
    at: ['/CategoryPurposeCode'],
    keywords: ['type', 'enum'],
    needs: 'a transaction that shows its CategoryPurposeCode',
    good: { wages: { CategoryPurposeCode: 'SALA' } },
    bad: { 'a word': { CategoryPurposeCode: 'Salary' }, 'a code of another list': { CategoryPurposeCode: 'RENT' } },
  },
  {
    id: 'AISP-V4-089',
    title: 'PaymentPurposeCode of a transaction is one of the codes of ISO 20022 that the release has',
    matters: 'Rent, school fees and medicine are found by this code alone; with an unknown one a budget has a hole.',
    component: 'OBExternalPurpose1Code',
    at: ['/PaymentPurposeCode'],
    keywords: ['type', 'enum'],
    needs: 'a transaction that shows its PaymentPurposeCode',
    good: { rent: { PaymentPurposeCode: 'RENT' } },
    bad: { 'a word': { PaymentPurposeCode: 'Rent' }, 'in small letters': { PaymentPurposeCode: 'rent' } },
  },
  {
    id: 'AISP-V4-091',
    title:
      'An IntermediaryAgent has a Name of at most 140 characters, an Identification of at most 35, and a ProcessingStatus of the seven',
    matters:
      'Where a payment abroad has got stuck is read here; an unknown status hides which bank still has the money.',
    component: 'OBIntermediaryAgent',
    at: below(agents, ['Name', 'SchemeName', 'Identification', 'ProcessingStatus']),
    keywords: ['enum', ...texts],
    since: '4.0.1',
    needs: 'a transaction that went through a third bank, such as one from abroad',
    good: {
      'settled there': between({ ProcessingStatus: 'ACSC' }),
      'not known': between({ ProcessingStatus: 'UNKN' }),
    },
    bad: {
      'a status in words': between({ ProcessingStatus: 'Settled' }),
      'a long Identification': between({ Identification: 'i'.repeat(36) }),
      'a BIC as text': { IntermediaryAgent2: 'XALDGB2LXXX' },
    },
  },
  {
    id: 'AISP-V4-094',
    title: 'DebtorAccount of a transaction has SchemeName and Identification',
    matters:
      'To pay somebody back a TPP needs the number of the account and what kind of number it is; either alone pays nobody.',
    component: 'OBCashAccountDebtorWithName',
    at: ['/DebtorAccount/SchemeName', '/DebtorAccount/Identification'],
    keywords: ['required'],
    since: '4.0.1',
    needs: 'a transaction that shows the account of its debtor',
    good: { both: debtor({}), 'with a name': debtor({ Name: 'Zoë Ó Briain' }) },
    bad: { 'no scheme': debtor({ SchemeName: undefined }), 'no number': debtor({ Identification: undefined }) },
  },
];

const sketch = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  data: { Transaction: [sampleTransaction(changes)] },
});
const sketches = (vectors: Readonly<Record<string, JsonObject>>) =>
  Object.fromEntries(Object.entries(vectors).map(([title, changes]) => [title, sketch(changes)]));

/** What version 4 added to a transaction. */
export default table.map(({ at, keywords, component, since = '4.0.0', good, bad, ...literal }) =>
  schemaRule({
    ...literal,
    level: 'MUST',
    optional: true,
    clause: openApiClause(component),
    releases: { since },
    scenarios: ['reads', 'basic-view'],
    owns: { families: ['transaction'], at: at.map((member) => `/Data/Transaction/*${member}`), keywords },
    accept: sketches(good),
    reject: sketches(bad),
  }),
);
