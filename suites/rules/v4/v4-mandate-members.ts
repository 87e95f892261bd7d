import type { MessageFamily } from '../../../schemas/operations.ts';
import { clause, openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Rule } from '../../core/rule.ts';
import { sampleMandate, sampleOrderOfFour } from '../../core/sample-four.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

interface Part extends Pick<Rule, 'title' | 'matters' | 'clause' | 'needs'> {
  readonly id: Rule['id'];
  readonly families: readonly MessageFamily[];
  /** Pointers below one record. */
  readonly at: readonly string[];
  readonly keywords: readonly string[];
  readonly good: Readonly<Record<string, JsonObject>>;
  readonly bad: Readonly<Record<string, JsonObject>>;
}

const texts = ['type', 'minLength', 'maxLength'];
const mandates: readonly MessageFamily[] = ['direct-debit', 'standing-order'];
const mandate = (changes: JsonObject) => ({ MandateRelatedInformation: sampleMandate(changes) });
const every = (Type: unknown) => mandate({ Frequency: { Type } });
const remitted = (changes: unknown) => ({ RemittanceInformation: changes });
const structured = (changes: JsonObject) => remitted({ Structured: [changes] });
const inMandate = (...names: readonly string[]) => names.map((name) => `/MandateRelatedInformation/${name}`);
const inStructured = (...names: readonly string[]) =>
  names.map((name) => `/RemittanceInformation/Structured/*/${name}`);
const document = 'ReferredDocumentInformation';

const table: readonly Part[] = [
  {
    id: 'AISP-V4-102',
    title: 'MandateRelatedInformation is an object with a Frequency, and a Frequency is one with a Type',
    matters:
      'A mandate that does not say how often it is paid cannot be forecast, and one that is no object is not read at all.',
    clause: openApiClause('OBMandateRelatedInformation1'),
    needs: 'a direct debit or a standing order that shows its mandate',
    families: mandates,
    at: ['/MandateRelatedInformation', ...inMandate('Frequency', 'Frequency/Type')],
    keywords: ['required', 'type'],
    good: { both: mandate({}), 'a rhythm that nobody knows': every('NONE') },
    bad: {
      'no Frequency': mandate({ Frequency: undefined }),
      'no Type': mandate({ Frequency: { PointInTime: '01' } }),
      'a text for the Frequency': mandate({ Frequency: 'MNTH' }),
    },
  },
  {
    id: 'AISP-V4-105',
    title:
      'Type of a Frequency is a code of OBFrequency6Code or a text of the form of version 3.1, such as IntrvlMnthDay:01:-01',
    matters: 'Rents and wages are laid out by this code; by a word of the bank they fall on no day at all.',
    clause: openApiClause('OBFrequency6'),
    needs: 'a direct debit or a standing order that shows its mandate',
    families: mandates,
    at: inMandate('Frequency/Type'),
    keywords: ['type', 'pattern', 'enum', 'oneOf', 'minLength', 'maxLength'],
    good: {
      'a code': every('TWMH'),
      'a text of version 3.1': every('WkInMnthDay:02:03'),
      'a later code': every('TWYR'),
    },
    bad: {
      'a word': every('Monthly'),
      'a text of another form': every('IntrvlMnthDay:1'),
      'in small letters': every('mnth'),
    },
  },
  {
    id: 'AISP-V4-112',
    title:
      'A mandate has a Classification of three, a CategoryPurposeCode of 44, a MandateIdentification of at most 35 characters and a Reason of at most 256',
    matters: 'Whether the amount is fixed decides what is set aside; the reason tells a customer why nothing was paid.',
    clause: openApiClause('OBMandateRelatedInformation1'),
    needs: 'a direct debit or a standing order that shows one of these',
    families: mandates,
    at: inMandate('Classification', 'CategoryPurposeCode', 'MandateIdentification', 'Reason'),
    keywords: ['enum', ...texts],
    good: { variable: mandate({ Classification: 'VARI' }), 'as long as allowed': mandate({ Reason: 'r'.repeat(256) }) },
    bad: {
      'in words': mandate({ Classification: 'Variable' }),
      'a purpose in words': mandate({ CategoryPurposeCode: 'Rent' }),
      'a long identification': mandate({ MandateIdentification: 'M'.repeat(36) }),
    },
  },
  {
    id: 'AISP-V4-113',
    title: 'RemittanceInformation holds two arrays: Structured, and Unstructured with texts of at most 140 characters',
    matters:
      'The landlord finds the rent by this text; as one text for a list it is not read, and a longer one is cut.',
    clause: clause('Standing Orders', 'Data Dictionary'),
    needs: 'a standing order with a reference',
    families: ['standing-order'],
    at: ['', '/Structured', '/Structured/*', '/Unstructured', '/Unstructured/*'].map(
      (name) => `/RemittanceInformation${name}`,
    ),
    keywords: texts,
    good: { 'a text': remitted({ Unstructured: ['é'.repeat(140)] }), 'a reference': structured({}) },
    bad: {
      'a text for the list': remitted({ Unstructured: 'RENT' }),
      'a long text': remitted({ Unstructured: ['R'.repeat(141)] }),
      'a text for both': remitted('RENT'),
    },
  },
  {
    id: 'AISP-V4-114',
    title:
      'Structured remittance information has codes of the release, a Reference of at most 35 characters, parties of at most 256, and three additional texts',
    matters: 'Invoices are matched by number and reference; in another form the payment stays unassigned in the books.',
    clause: openApiClause('OBRemittanceInformationStructured'),
    needs: 'a standing order with structured remittance information',
    families: ['standing-order'],
    at: inStructured(
      'CreditorReferenceInformation',
      ...['Code', 'Issuer', 'Reference'].map((name) => `CreditorReferenceInformation/${name}`),
      document,
      `${document}/*`,
      ...['Code', 'Issuer', 'Number', 'RelatedDate', 'LineDetails', 'LineDetails/*'].map(
        (name) => `${document}/*/${name}`,
      ),
      ...['Invoicer', 'Invoicee', 'TaxRemittance', 'AdditionalRemittanceInformation'],
      'AdditionalRemittanceInformation/*',
    ),
    keywords: ['enum', 'maxItems', ...texts],
    good: {
      'an invoice': structured({ [document]: [{ Code: 'CINV', Number: '12' }], Invoicer: 'Harbour Print Ltd' }),
      'a reference': structured({ CreditorReferenceInformation: { Code: 'SCOR', Reference: 'R'.repeat(35) } }),
    },
    bad: {
      'a long reference': structured({ CreditorReferenceInformation: { Reference: 'R'.repeat(36) } }),
      'a document in words': structured({ [document]: [{ Code: 'Invoice' }] }),
      'four additional texts': structured({ AdditionalRemittanceInformation: ['1', '2', '3', '4'] }),
    },
  },
  {
    id: 'AISP-V4-115',
    title: 'ReferredDocumentAmount is an amount in text, and in 4.0.0 a whole number',
    matters:
      'An invoice is cleared when its amount is met to the penny; a number in the place of a text, or the reverse, clears none.',
    clause: openApiClause('OBRemittanceInformationStructured'),
    needs: 'a standing order that pays a document with an amount',
    families: ['standing-order'],
    at: inStructured('ReferredDocumentAmount'),
    keywords: ['type', 'format', 'pattern'],
    good: { 'to the penny': structured({ ReferredDocumentAmount: '120.00' }) },
    bad: {
      'a whole number': structured({ ReferredDocumentAmount: 120 }),
      'with a comma': structured({ ReferredDocumentAmount: '1,200.00' }),
    },
  },
  {
    id: 'AISP-V4-120',
    title:
      'CreditorAgent of a payment ahead may have a Name, of at most 140 characters, and a PostalAddress, which is an object',
    matters:
      'The name of the bank that is paid is shown beside the payee; one that overflows or is no text breaks the list.',
    clause: openApiClause('OBBranchAndFinancialInstitutionIdentification5_1'),
    needs: 'a standing order or a scheduled payment that names the bank of its creditor',
    families: ['standing-order', 'scheduled-payment'],
    at: ['/CreditorAgent/Name', '/CreditorAgent/PostalAddress'],
    keywords: texts,
    good: {
      'a name': {
        CreditorAgent: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX', Name: 'é'.repeat(140) },
      },
    },
    bad: {
      'a long name': {
        CreditorAgent: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX', Name: 'N'.repeat(141) },
      },
      'an address as text': {
        CreditorAgent: { SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX', PostalAddress: 'London' },
      },
    },
  },
];

const order = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [sampleOrderOfFour(changes)] },
});
const orders = (vectors: Readonly<Record<string, JsonObject>>) =>
  Object.fromEntries(Object.entries(vectors).map(([title, changes]) => [title, order(changes)]));

/** The parts of a mandate, and of what goes to the payee, that statements name. */
export default table.map(({ families, at, keywords, good, bad, ...literal }) =>
  schemaRule({
    ...literal,
    level: 'MUST',
    optional: true,
    releases: { since: '4.0.0' },
    scenarios: ['reads', 'basic-view'],
    owns: { families, at: at.map((member) => `/Data/*/*${member}`), keywords },
    accept: orders(good),
    reject: orders(bad),
  }),
);
