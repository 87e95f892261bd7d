import { clause } from '../../core/clause.ts';
import { dateTimesIn, isBareDate } from '../../core/date-times.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount, sampleStandingOrder } from '../../core/sample-records.ts';

const next = (NextPaymentDateTime: string) => ({
  operation: 'GET /standing-orders' as const,
  data: { StandingOrder: [sampleStandingOrder({ NextPaymentDateTime })] },
});

export default rule({
  id: 'AISP-DTM-009',
  level: 'MUST',
  title: 'No date-time element holds a date without a time',
  matters:
    'A bare date where a date-time is due is the commonest cause of a parser error in the field: it takes the whole page with it.',
  clause: clause('Account and Transaction API', 'Mapping to Schemes & Standards'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a successful answer with a date-time',
  apart: true,
  *judge(evidence) {
    for (const found of dateTimesIn(evidence)) {
      yield look(found, !isBareDate(found.text), 'Expected a date-time, not a date alone', found.text);
    }
  },
  accept: {
    'midnight where only the day counts': next('2026-04-18T00:00:00+00:00'),
    'an OpeningDate, on which the sources differ': [
      next('2026-04-18T00:00:00Z'),
      { operation: 'GET /accounts', data: { Account: [sampleAccount({ OpeningDate: '2002-05-01' })] } },
    ],
  },
  reject: {
    'a date alone': next('2026-04-18'),
    'a date as people write it': next('18/04/2026'),
    'a date without separators': next('20260418'),
  },
});
