import { clause } from '../../core/clause.ts';
import { below, lenient, look } from '../../core/look.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import { isDateTime } from '../../validation/date-time.ts';

const members = ['OpeningDate', 'MaturityDate'] as const;
const opened = (OpeningDate: unknown) => ({
  operation: 'GET /accounts' as const,
  data: { Account: [sampleAccount({ OpeningDate })] },
});

/** A date or a date-time, and a real one. */
function isDateOrDateTime(text: string): boolean {
  return isDateTime(text) || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDateTime(`${text}T00:00:00Z`));
}

/** A real date in the form of the official example: `01-05-2002`. */
function isAsInExample(text: string): boolean {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return day !== undefined && isDateTime(`${year}-${month}-${day}T00:00:00Z`);
}

export default rule({
  id: 'AISP-DTM-008',
  optional: true,
  level: 'MUST',
  title: 'OpeningDate and MaturityDate of an account are dates or date-times of ISO 8601',
  matters:
    'Clients that read when an account was opened or matures fail on free text, and with it on the whole account.',
  clause: clause('Accounts', 'Data Dictionary'),
  releases: { since: '3.1.3' },
  statements: ['AISP-DTM-008', 'AISP-ACC-009'],
  tolerates: ['C10/example'],
  scenarios: ['reads', 'basic-view'],
  needs: 'an account that shows its OpeningDate or MaturityDate',
  owns: {
    rule: 'AISP-DTM-008',
    families: ['account'],
    at: members.map((name) => `/Data/Account/*/${name}`),
    keywords: ['format'],
  },
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Account')) {
      for (const name of members) {
        const text = found.value[name];
        if (typeof text !== 'string' || isNothing(below(found, name))) continue;
        const tell = isAsInExample(text) ? lenient('C10/example') : look;
        yield tell(
          below(found, name),
          isDateOrDateTime(text.toUpperCase()),
          'Expected a date or a date-time of ISO 8601',
          text,
        );
      }
    }
  },
  accept: { 'a date-time': opened('2002-05-01T00:00:00+00:00'), 'a date': opened('2002-05-01') },
  reject: {
    'day before month': opened('01-05-2002'),
    'a day that does not exist': opened('2002-02-30'),
    'with slashes': opened('01/05/2002'),
  },
});
