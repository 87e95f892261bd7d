import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { isActive } from '../../core/mandates.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [sampleOrder(changes)] },
});
const ended = { NextPaymentDateTime: undefined, NextPaymentAmount: undefined, StandingOrderStatusCode: 'Inactive' };

export default rule({
  id: 'AISP-STO-007',
  level: 'SHOULD',
  title: 'An active standing order tells when its next payment is made and how much it is',
  matters: 'A forecast needs the next payment and its amount; without them an active order looks as if it were over.',
  clause: clause('Standing Orders', 'Data Dictionary'),
  applies: offersGroup('standing-orders'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a standing order with StandingOrderStatusCode Active',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('StandingOrder')) {
      if (!isActive(found)) continue;
      // What they are, once they are there, is for other rules.
      const { NextPaymentDateTime: date, NextPaymentAmount: amount } = found.value;
      yield look(
        found,
        date !== undefined && amount !== undefined,
        'Expected NextPaymentDateTime and NextPaymentAmount of an active order',
      );
    }
  },
  accept: {
    'date and amount': record({}),
    'one that has ended, beside one that has not': {
      operation: 'GET /accounts/{AccountId}/standing-orders',
      data: { StandingOrder: [sampleOrder(), sampleOrder(ended)] },
    },
  },
  reject: {
    'no date': record({ NextPaymentDateTime: undefined }),
    'no amount': record({ NextPaymentAmount: undefined }),
  },
});
