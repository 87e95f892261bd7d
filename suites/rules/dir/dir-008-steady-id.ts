import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleDirectDebit } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';
import { lookAtIds } from '../../core/steady-ids.ts';

const list = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/direct-debits',
  data: { DirectDebit: records.map((changes) => sampleDirectDebit(changes)) },
});
const again = (...records: readonly JsonObject[]): Sketch => ({ ...list(...records), probe: 'repeat', follows: 'x1' });

export default rule({
  id: 'AISP-DIR-008',
  optional: true,
  level: 'MUST',
  title: 'DirectDebitId, where it is given, names one direct debit of an account and stays the same',
  matters:
    'A TPP tells customers that a new mandate has appeared; ids that change announce all of them as new each morning.',
  clause: clause('Read/Write Data API', 'Unique Identifiers (Id Fields)'),
  applies: offersGroup('direct-debits'),
  scenarios: ['reads', 'basic-view'],
  needs: 'direct debits with an id',
  judge: (evidence) => lookAtIds(evidence, 'DirectDebit', 'DirectDebitId'),
  accept: {
    'the same list again, in another order': [
      list({}, { DirectDebitId: 'dir-2', MandateIdentification: 'M-2' }),
      again({ DirectDebitId: 'dir-2', MandateIdentification: 'M-2' }, {}),
    ],
    'one more than before': [list({}), again({}, { DirectDebitId: 'dir-2', MandateIdentification: 'M-2' })],
    'one of them without an id': list({ DirectDebitId: undefined }, {}),
    'the same id on another account': list({}, { AccountId: 'acc-2' }),
  },
  reject: {
    'one id for two': list({}, { MandateIdentification: 'M-2' }),
    'another id for the same when asked again': [list({}), again({ DirectDebitId: 'dir-9' })],
  },
});
