import { clause, openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  data: { Beneficiary: records.map((changes) => sampleBeneficiary(changes)) },
});
const shared = {
  level: 'MUST',
  applies: offersGroup('beneficiaries'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with beneficiaries',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/Beneficiary/*/${name}`);

/** The parts of OBBeneficiary5 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-BEN-001',
    title: 'CreditorAccount of a beneficiary, where it is there, has SchemeName and Identification',
    matters: 'A payee without scheme or number can be shown but not paid, and not compared with a list of frauds.',
    clause: openApiClause('OBCashAccount5_0'),
    owns: {
      families: ['beneficiary'],
      at: members('CreditorAccount/SchemeName', 'CreditorAccount/Identification'),
      keywords: ['required'],
    },
    accept: {
      'both members': record({}),
      'a scheme of the bank itself': record({
        CreditorAccount: { SchemeName: 'GB.AlphaBank.Roll', Identification: '7' },
      }),
    },
    reject: {
      'no SchemeName': record({ CreditorAccount: { Identification: '00214496484865' } }),
      'no Identification': record({ CreditorAccount: { SchemeName: 'UK.OBIE.IBAN', Name: 'Zoë Ó Briain' } }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-BEN-009',
    title: 'BeneficiaryType is Trusted or Ordinary',
    matters:
      'A trusted payee is paid without a second factor; an unknown kind lets a TPP promise that and the bank refuse it.',
    clause: openApiClause('OBBeneficiaryType1Code'),
    releases: { since: '3.1.5' },
    owns: { families: ['beneficiary'], at: members('BeneficiaryType'), keywords: ['enum'] },
    accept: {
      Trusted: record({ BeneficiaryType: 'Trusted' }),
      'not given for one of two': record({ BeneficiaryType: undefined }, {}),
    },
    reject: {
      'a value of its own': record({ BeneficiaryType: 'Frequent' }),
      'in capitals': record({ BeneficiaryType: 'TRUSTED' }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-BEN-011',
    title: 'Reference of a beneficiary has at most 35 characters, BeneficiaryId at most 40',
    matters:
      'The reference travels with each payment to the payee: beyond 35 characters it is cut, and the payee cannot tell whose money came.',
    clause: clause('Beneficiaries', 'Data Dictionary'),
    owns: {
      families: ['beneficiary'],
      at: members('Reference', 'BeneficiaryId'),
      keywords: ['minLength', 'maxLength'],
    },
    accept: {
      'as long as they may be': record({ Reference: 'é'.repeat(35), BeneficiaryId: 'b'.repeat(40) }),
      'not given for one of two': record({ Reference: undefined, BeneficiaryId: undefined }, {}),
    },
    reject: {
      'a reference of 36 characters': record({ Reference: 'R'.repeat(36) }),
      'an id of 41 characters': record({ BeneficiaryId: 'b'.repeat(41) }),
    },
  }),
];
