import { clause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrderOfFour } from '../../core/sample-four.ts';
import type { Sketch } from '../../core/sketch.ts';

const order = (...records: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: records.map((changes) => sampleOrderOfFour(changes)) },
});
const none = { NextPaymentDateTime: undefined, NextPaymentAmount: undefined };

export default rule({
  id: 'AISP-V4-118',
  level: 'SHOULD',
  optional: true,
  title: 'A standing order that is cancelled or has expired has no next payment',
  matters:
    'A next payment of an order that has ended is set aside for by an app, and the customer goes without the money.',
  clause: clause('Standing Orders', 'Data Dictionary'),
  releases: { since: '4.0.0' },
  applies: offersGroup('standing-orders'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a standing order with StandingOrderStatusCode CANC or EXPI',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('StandingOrder')) {
      const { StandingOrderStatusCode: status, NextPaymentDateTime: date, NextPaymentAmount: amount } = found.value;
      if (status !== 'CANC' && status !== 'EXPI') continue;
      yield look(
        found,
        date === undefined && amount === undefined,
        'Expected no next payment of an order that has ended',
      );
    }
  },
  accept: {
    cancelled: order({ ...none, StandingOrderStatusCode: 'CANC' }),
    'one that is suspended may go on, beside one that has expired': order(
      { StandingOrderStatusCode: 'SUSP' },
      { ...none, StandingOrderStatusCode: 'EXPI' },
    ),
  },
  reject: {
    'expired, with a date': order({ StandingOrderStatusCode: 'EXPI', NextPaymentAmount: undefined }),
    'cancelled, with an amount': order({ StandingOrderStatusCode: 'CANC', NextPaymentDateTime: undefined }),
  },
});
