import { rfcClause } from '../../core/clause.ts';
import { dateTimesIn, isSpelledDateTime } from '../../core/date-times.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';
import { isDateTime } from '../../validation/date-time.ts';

const valued = (ValueDateTime: string) => ({
  operation: 'GET /transactions' as const,
  data: { Transaction: [sampleTransaction({ ValueDateTime })] },
});

export default rule({
  id: 'AISP-DTM-002',
  level: 'MUST',
  title: 'Every date-time of an answer names a day of the calendar and a time of the clock',
  matters: 'A thirtieth of February throws in one client and becomes the second of March in another.',
  clause: rfcClause(3339, '5.7'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a successful answer with a date-time',
  apart: true,
  *judge(evidence) {
    for (const found of dateTimesIn(evidence)) {
      const text = found.text.toUpperCase();
      if (!isSpelledDateTime(text)) continue;
      yield look(found, isDateTime(text), 'Expected a day and a time that exist', found.text);
    }
  },
  accept: {
    'the 29th of February in a leap year': valued('2024-02-29T00:00:00+00:00'),
    'a leap second': valued('2016-12-31T23:59:60Z'),
    'in small letters': valued('2026-02-28t00:00:00z'),
  },
  reject: {
    'the 30th of February': valued('2026-02-30T00:00:00+00:00'),
    'the 29th of February in a common year': valued('2026-02-29T00:00:00+00:00'),
    'hour 24': valued('2026-03-10T24:00:00+00:00'),
    'day 00': valued('2026-03-00T00:00:00Z'),
  },
});
