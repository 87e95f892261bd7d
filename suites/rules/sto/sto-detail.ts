import { clause } from '../../core/clause.ts';
import { lookForGranted, lookForWithheld } from '../../core/detail-elements.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const under = (consent: ConsentKey, changes: JsonObject = {}): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  consent,
  data: { StandingOrder: [sampleOrder(changes)] },
});
const basic = { CreditorAgent: undefined, CreditorAccount: undefined };
const { CreditorAgent, CreditorAccount } = sampleOrder();

/** What ReadStandingOrdersDetail opens. */
export default [
  rule({
    id: 'AISP-STO-010',
    level: 'MUST NOT',
    title: 'CreditorAgent and CreditorAccount of a standing order are not shown without ReadStandingOrdersDetail',
    matters: 'Whom a customer pays each month, a landlord or a former spouse, was not opened under Basic.',
    clause: clause('Standing Orders', 'Permission Codes'),
    applies: offersGroup('standing-orders'),
    scenarios: ['basic-view'],
    needs: 'records under a consent without ReadStandingOrdersDetail',
    judge: (evidence) => lookForWithheld(evidence, 'StandingOrder'),
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
    id: 'AISP-STO-011',
    level: 'MUST',
    title: 'CreditorAccount of a standing order is shown with ReadStandingOrdersDetail',
    matters:
      'With Detail a TPP tells rent from savings by where the order goes; without the payee it has an amount that leads nowhere.',
    clause: clause('Standing Orders', 'Permission Codes'),
    applies: offersGroup('standing-orders'),
    scenarios: ['reads'],
    needs: 'records under a consent with ReadStandingOrdersDetail',
    judge: (evidence) => lookForGranted(evidence, 'StandingOrder', 'CreditorAccount'),
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
