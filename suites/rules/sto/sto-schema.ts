import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: records.map((changes) => sampleOrder(changes)) },
});
const shared = {
  level: 'MUST',
  clause: openApiClause('OBStandingOrder6'),
  applies: offersGroup('standing-orders'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with standing orders',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/StandingOrder/*/${name}`);
const amounts = ['FirstPaymentAmount', 'NextPaymentAmount', 'LastPaymentAmount', 'FinalPaymentAmount'];

/** The parts of OBStandingOrder6 that statements name; `Frequency` has rules of its own. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-STO-001',
    releases: { until: '3.1.11' },
    title: 'A standing order has AccountId and Frequency',
    matters:
      'Without its rhythm a standing order cannot be forecast, and without its account nobody knows from where it will be paid.',
    owns: { families: ['standing-order'], at: members('AccountId', 'Frequency'), keywords: ['required'] },
    accept: {
      'these two alone': {
        operation: 'GET /standing-orders',
        data: { StandingOrder: [{ AccountId: 'acc-1', Frequency: 'EvryDay' }] },
      },
    },
    reject: { 'no Frequency': record({ Frequency: undefined }), 'no AccountId': record({ AccountId: undefined }) },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STO-001a',
    statements: ['AISP-STO-001'],
    releases: { since: '4.0.0' },
    title: 'A standing order has an AccountId; what is agreed about it stands apart and may be missing',
    matters:
      'In a list over all accounts an order without AccountId leaves from nowhere: no balance can be checked before it is paid.',
    owns: { families: ['standing-order'], at: members('AccountId'), keywords: ['required'] },
    accept: {
      'this one alone': { operation: 'GET /standing-orders', data: { StandingOrder: [{ AccountId: 'acc-1' }] } },
    },
    reject: { 'no AccountId': record({ AccountId: undefined }) },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STO-006',
    title:
      'The amounts of a standing order have Amount and Currency, and NumberOfPayments is a text of at most 35 characters',
    matters:
      'An amount without currency cannot be set aside, and a count of payments in another form hides when the order ends.',
    owns: {
      families: ['standing-order'],
      at: members('NumberOfPayments', ...amounts.flatMap((name) => [`${name}/Amount`, `${name}/Currency`])),
      keywords: ['required', 'type', 'minLength', 'maxLength'],
    },
    accept: {
      'a number as text': record({ NumberOfPayments: '24' }),
      'neither amounts nor a number': record({
        FirstPaymentAmount: undefined,
        NextPaymentAmount: undefined,
        NumberOfPayments: undefined,
      }),
    },
    reject: {
      'a number that is no text': record({ NumberOfPayments: 24 }),
      'an amount without a currency': record({ LastPaymentAmount: { Amount: '850.00' } }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STO-009',
    title: 'StandingOrderStatusCode is Active or Inactive',
    matters:
      'An order that was stopped is no longer set aside for; with an unknown status, money is held back for nothing or spent.',
    owns: { families: ['standing-order'], at: members('StandingOrderStatusCode'), keywords: ['enum'] },
    accept: {
      Inactive: record({ StandingOrderStatusCode: 'Inactive' }),
      'not given for one of two': record({ StandingOrderStatusCode: undefined }, {}),
    },
    reject: {
      Suspended: record({ StandingOrderStatusCode: 'Suspended' }),
      'in small letters': record({ StandingOrderStatusCode: 'active' }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-STO-012',
    optional: true,
    title: 'CreditorAgent of a standing order, where it is there, has SchemeName and Identification',
    matters:
      'The bank of the payee is needed to move an order to another provider; half of its identification moves nothing.',
    owns: {
      families: ['standing-order'],
      at: members('CreditorAgent/SchemeName', 'CreditorAgent/Identification'),
      keywords: ['required'],
    },
    accept: {
      'both members': record({}),
      'an agent of another scheme': record({
        CreditorAgent: { SchemeName: 'UK.OBIE.NCC.US', Identification: '021000021' },
      }),
    },
    reject: {
      'by name alone': record({ CreditorAgent: { Name: 'Aldgate Savings Bank' } }),
      'no SchemeName': record({ CreditorAgent: { Identification: 'XALDGB2LXXX' } }),
    },
  }),
];
