import { clause } from '../../core/clause.ts';
import { header } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { callsCarrying } from '../../core/oddities.ts';
import { rule } from '../../core/rule.ts';
import { isSuccess, statusOf } from '../../core/status.ts';

const fullDate =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** `Expires` is left out: many servers send 0 there, which RFC 7234 has every client understand. */
const dated = ['Date', 'Last-Modified'] as const;

export default rule({
  id: 'AISP-DTM-007',
  level: 'MUST',
  title: 'Dates in HTTP headers are full dates of RFC 7231, sent by the bank and accepted from the caller',
  matters:
    'A header date in another form is skipped by libraries: the TPP then takes a stale answer for a fresh one, or its own header is refused.',
  clause: clause('Read/Write Data API', 'Date Formats'),
  scenarios: ['reads', 'headers'],
  needs: 'an answer with a Date header, or a request with x-fapi-auth-date',
  *judge(evidence) {
    for (const exchange of evidence.select()) {
      for (const name of dated) {
        const value = header(exchange, name);
        if (value === undefined) continue;
        yield look({ exchange }, fullDate.test(value), `Expected a full date in the header ${name}`, value);
      }
    }
    for (const exchange of callsCarrying(evidence, 'auth-date')) {
      yield look(
        { exchange },
        isSuccess(exchange),
        'Expected a full date in x-fapi-auth-date to be accepted',
        statusOf(exchange),
      );
    }
  },
  accept: {
    'a full date': {
      operation: 'GET /accounts',
      data: { Account: [] },
      headers: { date: 'Sun, 10 Sep 2017 19:43:31 GMT' },
    },
    'a full date is accepted': {
      operation: 'GET /accounts',
      carries: 'auth-date',
      data: { Account: [] },
      requestHeaders: { 'x-fapi-auth-date': 'Sun, 10 Sep 2017 19:43:31 GMT' },
    },
  },
  reject: {
    'ISO 8601 in the header': {
      operation: 'GET /accounts',
      data: { Account: [] },
      headers: { date: '2017-09-10T19:43:31Z' },
    },
    'another zone than GMT': {
      operation: 'GET /accounts',
      data: { Account: [] },
      headers: { date: 'Sun, 10 Sep 2017 20:43:31 BST' },
    },
    'a full date is refused': {
      operation: 'GET /accounts',
      carries: 'auth-date',
      status: 400,
      requestHeaders: { 'x-fapi-auth-date': 'Sun, 10 Sep 2017 19:43:31 GMT' },
    },
  },
});
