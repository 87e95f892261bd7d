import { clause } from '../../core/clause.ts';
import { lookForGranted, lookForWithheld } from '../../core/detail-elements.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const under = (consent: ConsentKey, changes: JsonObject = {}): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  consent,
  data: { Beneficiary: [sampleBeneficiary(changes)] },
});
const basic = { CreditorAgent: undefined, CreditorAccount: undefined };
const { CreditorAgent, CreditorAccount } = sampleBeneficiary();

/** What ReadBeneficiariesDetail opens. */
export default [
  rule({
    id: 'AISP-BEN-002',
    level: 'MUST NOT',
    title: 'CreditorAgent and CreditorAccount of a beneficiary are not shown without ReadBeneficiariesDetail',
    matters:
      'Under Basic a customer shows that there are payees and not who they are; the number of a friend is for the friend, too.',
    clause: clause('Beneficiaries', 'Permission Codes'),
    applies: offersGroup('beneficiaries'),
    scenarios: ['basic-view'],
    needs: 'records under a consent without ReadBeneficiariesDetail',
    judge: (evidence) => lookForWithheld(evidence, 'Beneficiary'),
    accept: {
      'the Basic view': under('basic', basic),
      'null for the account, which shows nothing of it': under('basic', { ...basic, CreditorAccount: null }),
      'the Detail view under a consent that has it': [under('detail'), under('basic', basic)],
    },
    reject: {
      'the account': under('basic', { ...basic, CreditorAccount }),
      'the agent': under('basic', { ...basic, CreditorAgent }),
    },
  }),
  rule({
    id: 'AISP-BEN-003',
    level: 'MUST',
    title: 'CreditorAccount of a beneficiary is shown with ReadBeneficiariesDetail',
    matters:
      'A TPP that may see payees in detail needs their numbers, to offer a payment to somebody known instead of a number typed wrongly.',
    clause: clause('Beneficiaries', 'Permission Codes'),
    applies: offersGroup('beneficiaries'),
    scenarios: ['reads'],
    needs: 'records under a consent with ReadBeneficiariesDetail',
    judge: (evidence) => lookForGranted(evidence, 'Beneficiary', 'CreditorAccount'),
    accept: {
      'account and agent': under('detail'),
      'the account alone': under('detail', { CreditorAgent: undefined }),
    },
    reject: {
      'the agent alone': under('detail', { CreditorAccount: undefined }),
      neither: under('detail', basic),
    },
  }),
];
