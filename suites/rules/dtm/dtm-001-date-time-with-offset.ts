import { clause } from '../../core/clause.ts';
import { dateTimeMembers, dateTimesIn, isBareDate, isSpelledDateTime } from '../../core/date-times.ts';
import { lenient, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleTransaction } from '../../core/sample-records.ts';

const booked = (BookingDateTime: string) => ({
  operation: 'GET /transactions' as const,
  data: { Transaction: [sampleTransaction({ BookingDateTime })] },
});

/** How a date-time is spelled. That there is such a day is AISP-DTM-002, that it has a time at all is AISP-DTM-009. */
export default rule({
  id: 'AISP-DTM-001',
  level: 'MUST',
  tolerates: ['small-letters'],
  title: 'Every date-time of an answer is spelled as ISO 8601 has it, with a time zone',
  matters:
    'A date without a zone is read in that of the server of the TPP, and a payment at midnight moves to another day and another statement.',
  clause: clause('Read/Write Data API', 'Date Formats'),
  scenarios: ['reads', 'basic-view', 'consents'],
  needs: 'a successful answer with a date-time',
  owns: { rule: 'AISP-DTM-001', at: dateTimeMembers.map((name) => `/**/${name}`), keywords: ['format'] },
  apart: true,
  *judge(evidence) {
    for (const found of dateTimesIn(evidence)) {
      if (isBareDate(found.text)) continue;
      const holds = isSpelledDateTime(found.text);
      const tell = isSpelledDateTime(found.text.toUpperCase()) ? lenient('small-letters') : look;
      yield tell(found, holds, 'Expected a date-time like 2017-04-05T10:43:07+00:00', found.text);
    }
  },
  accept: {
    'an offset': booked('2026-03-10T09:42:26+00:00'),
    'Z for the offset': booked('2026-03-10T09:42:26Z'),
    'a fraction and a summer time offset': booked('2026-07-10T09:42:26.123456+01:00'),
    'a consent that repeats the date of a request that had to be refused': [
      {
        operation: 'POST /account-access-consents',
        probe: 'consent-refusal',
        variant: 'bad-expiration',
        data: { ConsentId: 'c', ExpirationDateTime: 'next Tuesday' },
      },
      booked('2026-03-10T09:42:26Z'),
    ],
    'other names in data of the bank': {
      operation: 'GET /transactions',
      data: { Transaction: [sampleTransaction({ SupplementaryData: { DateTime: 'noon' } })] },
    },
  },
  reject: {
    'no time zone': booked('2026-03-10T09:42:26'),
    'a blank for the T': booked('2026-03-10 09:42:26+00:00'),
    'an offset without colon': booked('2026-03-10T09:42:26+0000'),
    'a small t and z': booked('2026-03-10t09:42:26z'),
    words: booked('yesterday'),
  },
});
