import { clause } from '../../core/clause.ts';
import { historyOf, sameInstant, statusIn } from '../../core/consent-history.ts';
import { declinedLater } from '../../core/declined-later.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { consentKeys } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch, Vector } from '../../core/sketch.ts';
import { isDateTime } from '../../validation/date-time.ts';

type Moment = readonly [Status: string, StatusUpdateDateTime: string];
const created: Moment = ['AwaitingAuthorisation', '2026-03-15T12:00:00+00:00'];
const history = (...moments: readonly Moment[]): readonly Sketch[] =>
  moments.map(([Status, StatusUpdateDateTime], index) => ({
    operation: index === 0 ? 'POST /account-access-consents' : 'GET /account-access-consents/{ConsentId}',
    consent: 'detail',
    data: { ConsentId: 'con-detail', Status, StatusUpdateDateTime },
  }));

/** A consent that is declined so many seconds after the answer that made it, and then tells the date of its status. */
function declined(seconds: number, StatusUpdateDateTime: string, CreationDateTime = created[1]): Vector {
  const consent = { consent: 'rejected', at: CreationDateTime } as const;
  const data = {
    ConsentId: 'con-rejected',
    Status: created[0],
    CreationDateTime,
    StatusUpdateDateTime: CreationDateTime,
  };
  const at = new Date(Date.parse(CreationDateTime) + seconds * 1000).toISOString();
  return {
    exchanges: [
      { ...consent, operation: 'POST /account-access-consents', data },
      { ...consent, probe: 'access', variant: 'authorise', at },
      {
        ...consent,
        operation: 'GET /account-access-consents/{ConsentId}',
        data: { ...data, Status: 'Rejected', StatusUpdateDateTime },
      },
    ],
    consents: [{ key: 'rejected', consentId: 'con-rejected', authorised: false, declined: true }],
  };
}

export default rule({
  id: 'AISP-CON-032',
  level: 'MUST',
  title: 'StatusUpdateDateTime stays while Status does, and moves, never back, when Status changes',
  matters:
    'A TPP polls for changes by this date: if it stands still, a change is missed; if it moves without one, every consent looks new.',
  clause: clause('Account Access Consents', 'Data Dictionary'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that could be made and read',
  *judge(evidence, { release }) {
    const later = declinedLater(evidence);
    for (const key of consentKeys) {
      const readings = historyOf(evidence, key);
      for (const [index, after] of readings.entries()) {
        const before = readings[index - 1];
        if (before === undefined) continue;
        const [was, is] = [before, after].map(({ data }) => textAt(data, 'StatusUpdateDateTime'));
        if (was === undefined || is === undefined || !isDateTime(was) || !isDateTime(is)) continue;
        const place = below({ exchange: after.exchange }, 'Data', 'StatusUpdateDateTime');
        if (textAt(before.data, 'Status') === textAt(after.data, 'Status')) {
          yield look(place, sameInstant(was, is) === true, 'Expected the date of a Status that has not changed', is);
          continue;
        }
        const moved = Date.parse(is) - Date.parse(was);
        yield look(place, moved >= 0, 'Expected a date no earlier than the one before', is);
        if (later && statusIn(after, release) === 'Rejected' && moved >= 0) {
          yield look(place, moved > 0, 'Expected the date of the refusal and not that of the creation', is);
        }
      }
    }
  },
  accept: {
    'the date of the change': history(created, ['Authorised', '2026-03-15T12:00:07+00:00']),
    'a change within the same second': history(created, ['Authorised', '2026-03-15T12:00:00+00:00']),
    'a refusal seconds later': declined(3, '2026-03-15T12:00:04+00:00', '2026-03-15T12:00:01+00:00'),
    'a refusal at once': declined(0.9, '2026-03-15T12:00:01+00:00', '2026-03-15T12:00:01+00:00'),
    'a refusal seconds later, in dates to the minute': declined(3, created[1]),
    'no change, the date spelled otherwise': history(created, ['AwaitingAuthorisation', '2026-03-15T12:00:00.000Z']),
  },
  reject: {
    'the date of reading': history(created, ['AwaitingAuthorisation', '2026-03-15T12:00:09+00:00']),
    'the date of the creation, seconds later': declined(3, '2026-03-15T12:00:01+00:00', '2026-03-15T12:00:01+00:00'),
    'a date before the creation': history(created, ['Authorised', '2026-03-15T11:00:00+00:00']),
  },
});
