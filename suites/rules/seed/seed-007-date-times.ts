import { serviceClause } from '../../core/clause.ts';
import { json } from '../../core/evidence.ts';
import { at, walk } from '../../core/json.ts';
import { lenient, look } from '../../core/look.ts';
import { promisesService } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const order = (FirstPaymentDateTime: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [{ AccountId: 'acc-1', FirstPaymentDateTime }] },
});

/** OpeningDate and MaturityDate only warn: the standard contradicts itself on them, so a bank may follow either text. */
export default rule({
  id: 'AISP-SEED-007',
  level: 'MUST',
  tolerates: ['C10/dictionary'],
  title: 'Every date field is a date-time',
  matters: 'A TPP that was promised date-times everywhere parses them all alike; one bare date stops the page.',
  clause: serviceClause('rule-4'),
  applies: promisesService,
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'an answer with dates',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes({ probe: 'happy' })) {
      for (const { name, value, pointer } of walk(at(json(exchange), 'Data'), '/Data')) {
        if (typeof value !== 'string' || !/Date(?:Time)?$/.test(name)) continue;
        const tell = name.endsWith('Time') ? look : lenient('C10/dictionary');
        yield tell({ exchange, pointer }, /\d.*T.*\d/i.test(value), 'Expected a date with a time', value);
      }
    }
  },
  accept: {
    'with an offset': order('2026-03-01T00:00:00+00:00'),
    'with Z': order('2026-03-01T00:00:00Z'),
  },
  reject: {
    'a bare date': order('2026-03-01'),
    'a date as it is printed': order('01/03/2026'),
    'a bare opening date': { operation: 'GET /accounts', data: { Account: [{ OpeningDate: '2015-03-01' }] } },
  },
});
