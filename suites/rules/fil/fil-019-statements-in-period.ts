import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { linkOf } from '../../core/record-list.ts';
import { rule } from '../../core/rule.ts';
import { sampleStatement } from '../../core/sample-statement.ts';
import type { Sketch } from '../../core/sketch.ts';
import { instantOf } from '../../core/wall-clock.ts';

const operation = 'GET /accounts/{AccountId}/statements';
const month = (number: number, last: number) => {
  const start = `2026-0${number}`;
  return sampleStatement({
    StatementId: `sta-${number}`,
    StartDateTime: `${start}-01T00:00:00+00:00`,
    EndDateTime: `${start}-${last}T23:59:59+00:00`,
  });
};
const [january, february, march] = [month(1, 31), month(2, 28), month(3, 31)];
const list = (consent: 'credits' | 'detail', ...Statement: readonly object[]): Sketch => ({
  operation,
  consent,
  data: { Statement },
});

const shownIn = (exchange: RecordedExchange) =>
  new Set([...recordsOf(exchange, 'Statement')].map(({ value }) => textAt(value, 'StatementId')));

export default rule({
  id: 'AISP-FIL-019',
  level: 'MUST',
  title: 'Of the statements those are shown that lie completely in the consented period',
  matters:
    "A statement that reaches beyond the consented period shows the customer's spending on days that were not opened.",
  clause: clause('Account and Transaction API', 'Transaction To/From Date Time'),
  applies: offersAll(operation),
  scenarios: ['transaction-permissions'],
  needs: 'a consent for a period with ReadStatementsBasic, and an account with statements',
  *judge(evidence) {
    for (const exchange of evidence.successes({ operation, probe: 'happy' })) {
      const period = evidence.periodOf(exchange) ?? {};
      if (period.from === undefined && period.to === undefined) continue;
      const [from, to] = [instantOf(period.from) ?? -Infinity, instantOf(period.to) ?? Infinity];
      const lies = (value: unknown) => {
        const [start, end] = [instantOf(textAt(value, 'StartDateTime')), instantOf(textAt(value, 'EndDateTime'))];
        return start === undefined || end === undefined ? undefined : start >= from && end <= to;
      };
      for (const found of recordsOf(exchange, 'Statement')) {
        const inside = lies(found.value);
        if (inside === undefined) continue;
        const dates = [textAt(found.value, 'StartDateTime'), textAt(found.value, 'EndDateTime')];
        yield look(below(found), inside, 'Expected only statements that lie in the consented period', ...dates);
      }
      if (linkOf(exchange, 'Next') !== undefined) continue;
      const { accountId } = exchange.about;
      const shown = shownIn(exchange);
      for (const whole of evidence.successes({ operation, probe: 'happy', consent: 'detail' })) {
        if (whole.about.accountId !== accountId) continue;
        for (const { value } of recordsOf(whole, 'Statement')) {
          const id = textAt(value, 'StatementId');
          if (id === undefined || lies(value) !== true) continue;
          yield look({ exchange }, shown.has(id), 'Expected every statement that lies in the consented period', id);
        }
      }
    }
  },
  accept: {
    'the whole months of January and February': [
      list('detail', march, february, january),
      list('credits', february, january),
    ],
  },
  reject: {
    'one that ends after it': [list('detail', march, february, january), list('credits', march, february, january)],
    'not all of them': [list('detail', march, february, january), list('credits', february)],
  },
});
