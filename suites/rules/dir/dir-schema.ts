import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { sampleDirectDebit } from '../../core/sample-payments.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/direct-debits',
  data: { DirectDebit: records.map((changes) => sampleDirectDebit(changes)) },
});
const shared = {
  level: 'MUST',
  clause: openApiClause('OBReadDirectDebit2'),
  applies: offersGroup('direct-debits'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with direct debits',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/DirectDebit/*/${name}`);

/** The parts of OBReadDirectDebit2 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-DIR-001',
    releases: { until: '3.1.11' },
    title: 'A direct debit has AccountId, MandateIdentification (at most 35 characters) and Name (at most 70)',
    matters:
      'A bill is recognised by mandate and name; without them an app can say that something will be collected and not by whom.',
    owns: {
      families: ['direct-debit'],
      at: members('AccountId', 'MandateIdentification', 'Name'),
      keywords: ['required', 'minLength', 'maxLength'],
    },
    accept: {
      'the three alone': {
        operation: 'GET /accounts/{AccountId}/direct-debits',
        data: { DirectDebit: [{ AccountId: 'acc-1', MandateIdentification: 'M', Name: 'Ó Briain & Søn' }] },
      },
      'as long as they may be': record({ MandateIdentification: 'M'.repeat(35), Name: 'é'.repeat(70) }),
    },
    reject: {
      'no MandateIdentification': record({ MandateIdentification: undefined }),
      'no Name': record({ Name: undefined }),
      'a mandate of 36 characters': record({ MandateIdentification: 'M'.repeat(36) }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-DIR-001a',
    statements: ['AISP-DIR-001'],
    releases: { since: '4.0.0' },
    title: 'A direct debit has AccountId and Name (at most 70 characters); what is said of its mandate stands apart',
    matters:
      'From version 4 on only the name says in any case who collects; without it a bill is an amount on a day and nothing more.',
    owns: {
      families: ['direct-debit'],
      at: members('AccountId', 'Name'),
      keywords: ['required', 'minLength', 'maxLength'],
    },
    accept: {
      'these two alone': {
        operation: 'GET /accounts/{AccountId}/direct-debits',
        data: { DirectDebit: [{ AccountId: 'acc-1', Name: 'Ó Briain & Søn' }] },
      },
    },
    reject: {
      'no Name': record({ Name: undefined }),
      'no AccountId': record({ AccountId: undefined }),
      'a name of 71 characters': record({ Name: 'N'.repeat(71) }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-DIR-002',
    title: 'DirectDebitStatusCode is Active or Inactive',
    matters:
      'A cancelled mandate that looks active is forecast for ever; an unknown status leaves customers to wonder what will be collected.',
    owns: { families: ['direct-debit'], at: members('DirectDebitStatusCode'), keywords: ['enum'] },
    accept: {
      Inactive: record({ DirectDebitStatusCode: 'Inactive' }),
      'not given for one of two': record({ DirectDebitStatusCode: undefined }, {}),
    },
    reject: {
      Cancelled: record({ DirectDebitStatusCode: 'Cancelled' }),
      namespaced: record({ DirectDebitStatusCode: 'UK.OBIE.Active' }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-DIR-003',
    optional: true,
    title: 'PreviousPaymentAmount of a direct debit, where it is there, has Amount and Currency',
    matters: 'The last amount is the best guess at the next bill; without currency or amount there is no guess.',
    owns: {
      families: ['direct-debit'],
      at: members('PreviousPaymentAmount/Amount', 'PreviousPaymentAmount/Currency'),
      keywords: ['required'],
    },
    accept: {
      'both members': record({}),
      'one never collected, beside one that was': {
        operation: 'GET /accounts/{AccountId}/direct-debits',
        data: {
          DirectDebit: [
            sampleDirectDebit(),
            sampleDirectDebit({ PreviousPaymentAmount: undefined, PreviousPaymentDateTime: undefined }),
          ],
        },
      },
    },
    reject: {
      'no Currency': record({ PreviousPaymentAmount: { Amount: '12.00' } }),
      'no Amount': record({ PreviousPaymentAmount: { Currency: 'GBP' } }),
    },
  }),
];
