import { clause } from '../../core/clause.ts';
import { readingsBesideCreation, sameInstant } from '../../core/consent-history.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const readAs = (CreationDateTime: string): readonly Sketch[] => [
  {
    operation: 'POST /account-access-consents',
    consent: 'detail',
    data: { ConsentId: 'con-detail', CreationDateTime: '2026-03-15T12:00:00+00:00' },
  },
  {
    operation: 'GET /account-access-consents/{ConsentId}',
    consent: 'detail',
    variant: 'after-authorisation',
    data: { ConsentId: 'con-detail', CreationDateTime },
  },
];

export default rule({
  id: 'AISP-CON-033',
  level: 'MUST',
  title: 'CreationDateTime of a consent never changes',
  matters:
    'A TPP counts the age of a consent from its creation; a date that moves makes ninety days last for ever, or end at once.',
  clause: clause('Account Access Consents', 'Data Dictionary'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that could be made and read',
  *judge(evidence) {
    for (const { created, read } of readingsBesideCreation(evidence)) {
      const same = sameInstant(created.data.CreationDateTime, read.data.CreationDateTime);
      if (same === undefined) continue;
      const place = below({ exchange: read.exchange }, 'Data', 'CreationDateTime');
      yield look(place, same, 'Expected the date that the creation answered', read.data.CreationDateTime);
    }
  },
  accept: {
    'the same date': readAs('2026-03-15T12:00:00+00:00'),
    'the same instant with Z': readAs('2026-03-15T12:00:00Z'),
  },
  reject: { 'the date of reading': readAs('2026-03-15T12:00:09+00:00') },
});
