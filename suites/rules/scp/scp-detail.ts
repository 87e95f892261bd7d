import { clause } from '../../core/clause.ts';
import { lookForGranted, lookForWithheld } from '../../core/detail-elements.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { sampleScheduledPayment } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const under = (consent: ConsentKey, changes: JsonObject = {}): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  consent,
  data: { ScheduledPayment: [sampleScheduledPayment(changes)] },
});
const basic = { CreditorAgent: undefined, CreditorAccount: undefined };
const { CreditorAgent, CreditorAccount } = sampleScheduledPayment();

/** What ReadScheduledPaymentsDetail opens. */
export default [
  rule({
    id: 'AISP-SCP-004',
    level: 'MUST NOT',
    title: 'CreditorAgent and CreditorAccount of a scheduled payment are not shown without ReadScheduledPaymentsDetail',
    matters: 'To whom somebody is about to pay a deposit or a settlement was not opened under Basic.',
    clause: clause('Scheduled Payments', 'Permission Codes'),
    applies: offersGroup('scheduled-payments'),
    scenarios: ['basic-view'],
    needs: 'records under a consent without ReadScheduledPaymentsDetail',
    judge: (evidence) => lookForWithheld(evidence, 'ScheduledPayment'),
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
    id: 'AISP-SCP-005',
    level: 'MUST',
    title: 'CreditorAccount of a scheduled payment is shown with ReadScheduledPaymentsDetail',
    matters: 'A TPP that checks payees before the money leaves needs to see them; afterwards it is too late.',
    clause: clause('Scheduled Payments', 'Permission Codes'),
    applies: offersGroup('scheduled-payments'),
    scenarios: ['reads'],
    needs: 'records under a consent with ReadScheduledPaymentsDetail',
    judge: (evidence) => lookForGranted(evidence, 'ScheduledPayment', 'CreditorAccount'),
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
