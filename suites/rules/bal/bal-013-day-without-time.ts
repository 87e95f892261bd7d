import { clause } from '../../core/clause.ts';
import { lookAtDay } from '../../core/days.ts';
import { textAt } from '../../core/json.ts';
import { below } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance } from '../../core/sample-records.ts';

const at = (DateTime: string) => ({
  operation: 'GET /accounts/{AccountId}/balances' as const,
  data: { Balance: [sampleBalance({ DateTime })] },
});

export default rule({
  id: 'AISP-BAL-013',
  level: 'MUST',
  tolerates: ['midnight-elsewhere'],
  title: 'A balance of a day whose time is not known has 00:00:00+00:00 for its time',
  matters:
    'A made-up hour makes a closing balance older or newer than payments of its day, and running balances come out wrong.',
  clause: clause('Balances', 'Notes'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Balance')) {
      const text = textAt(found.value, 'DateTime');
      if (text !== undefined) yield lookAtDay(below(found, 'DateTime'), text);
    }
  },
  accept: { 'midnight of UTC': at('2026-07-10T00:00:00+00:00'), 'a time': at('2026-07-10T09:30:00+01:00') },
  reject: { 'midnight of British summer time': at('2026-07-10T00:00:00+01:00') },
});
