import { clause, openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { sampleScheduledPayment } from '../../core/sample-payments.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: [sampleScheduledPayment(changes)] },
});
const shared = {
  level: 'MUST',
  applies: offersGroup('scheduled-payments'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with scheduled payments',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/ScheduledPayment/*/${name}`);

/** The parts of OBScheduledPayment3 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-SCP-001',
    title:
      'A scheduled payment has AccountId, ScheduledPaymentDateTime, InstructedAmount and ScheduledType Arrival or Execution',
    matters:
      'A payment to come without its date, amount or account can warn nobody; without its kind the day may be that of leaving or of arriving.',
    clause: openApiClause('OBScheduledPayment3'),
    owns: {
      families: ['scheduled-payment'],
      at: members('AccountId', 'ScheduledPaymentDateTime', 'ScheduledType', 'InstructedAmount'),
      keywords: ['required', 'enum'],
    },
    accept: {
      Arrival: record({ ScheduledType: 'Arrival' }),
      'only what is mandatory': record({
        ScheduledPaymentId: undefined,
        Reference: undefined,
        CreditorAgent: undefined,
        CreditorAccount: undefined,
      }),
    },
    reject: {
      'a type of its own': record({ ScheduledType: 'Departure' }),
      'no type': record({ ScheduledType: undefined }),
      'no date': record({ ScheduledPaymentDateTime: undefined }),
      'no amount': record({ InstructedAmount: undefined }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-SCP-002',
    title: 'Reference and DebtorReference of a scheduled payment have at most 35 characters',
    matters: 'A reference that is longer than the rails carry arrives cut off, and neither side can match the payment.',
    clause: clause('Scheduled Payments', 'Data Dictionary'),
    owns: {
      families: ['scheduled-payment'],
      at: members('Reference', 'DebtorReference'),
      keywords: ['minLength', 'maxLength'],
    },
    accept: {
      'as long as they may be': record({ Reference: 'é'.repeat(35), DebtorReference: 'D'.repeat(35) }),
      'the id of a scheduled payment may be longer': record({ ScheduledPaymentId: 's'.repeat(40) }),
    },
    reject: {
      'a reference of 36 characters': record({ Reference: 'R'.repeat(36) }),
      "a payer's reference of 36 characters": record({ DebtorReference: 'D'.repeat(36) }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-SCP-006',
    optional: true,
    title: 'CreditorAgent of a scheduled payment, where it is there, has SchemeName and Identification',
    matters:
      'To check the bank of a payee, the TPP needs scheme and identification; one without the other checks nothing.',
    clause: openApiClause('OBBranchAndFinancialInstitutionIdentification5_1'),
    owns: {
      families: ['scheduled-payment'],
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
      'no Identification': record({ CreditorAgent: { SchemeName: 'UK.OBIE.BICFI' } }),
    },
  }),
];
