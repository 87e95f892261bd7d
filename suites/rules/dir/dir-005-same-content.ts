import { clause } from '../../core/clause.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { lookAtSameContent } from '../../core/same-content.ts';
import { sampleDirectDebit } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const under = (consent: ConsentKey, changes: JsonObject = {}): Sketch => ({
  operation: 'GET /accounts/{AccountId}/direct-debits',
  consent,
  data: { DirectDebit: [sampleDirectDebit(changes)] },
});

export default rule({
  id: 'AISP-DIR-005',
  level: 'MUST',
  title: 'What a direct debit shows does not depend on the other permissions of the consent',
  matters:
    'A direct debit has one view only: if it shows less or more under another consent, the bills of one account differ from app to app.',
  clause: clause('Direct Debits', 'Permission Codes'),
  applies: offersGroup('direct-debits'),
  scenarios: ['reads', 'basic-view'],
  needs: 'the same direct debit under two consents',
  judge: (evidence) =>
    lookAtSameContent(evidence, {
      operations: ['GET /accounts/{AccountId}/direct-debits', 'GET /direct-debits'],
      record: 'DirectDebit',
      key: (value) =>
        textAt(value, 'DirectDebitId') ??
        textAt(value, 'MandateIdentification') ??
        textAt(value, 'MandateRelatedInformation', 'MandateIdentification'),
      moving: ['PreviousPaymentDateTime', 'PreviousPaymentAmount'],
    }),
  accept: {
    'the same under both': [under('detail'), under('basic')],
    'a collection between the calls': [
      under('detail', { PreviousPaymentDateTime: undefined, PreviousPaymentAmount: undefined }),
      under('basic'),
    ],
  },
  reject: {
    'an amount withheld': [under('detail'), under('basic', { PreviousPaymentAmount: undefined })],
    'a name masked': [under('detail'), under('basic', { Name: '*****' })],
  },
});
