import type { RecordedExchange } from '../../core/archive.ts';
import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { codesIn, sameInstant } from '../../core/consent-history.ts';
import { consentAfter, statusAfter } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { objectAt, sameJson } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

/** What the reads of a consent are called that its PSU has authorised again. */
const back = ['reauthenticated', 'withdrawn-reauthorised'] as const;
const made = {
  ConsentId: 'aac-1',
  CreationDateTime: '2026-03-15T12:00:00+00:00',
  Permissions: ['ReadAccountsDetail', 'ReadBalances'],
};
const again = (changes: object): readonly Sketch[] => [
  consentAfter('withdrawn', { data: { ...made, Status: 'CANC' } }),
  consentAfter('withdrawn-reauthorised', { data: { ...made, Status: 'AUTH', ...changes } }),
];
const read = 'GET /account-access-consents/{ConsentId}';
const dates = ['CreationDateTime', 'ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'] as const;
const shared = {
  level: 'MUST',
  releases: { since: '4.0.0' },
  scenarios: ['withdrawal', 'reauthentication'],
  needs: 'a consent in CANC that the PSU authorises again',
} as const;

/** What a consent is when its PSU has come back. That they can is AISP-SEC-014. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-014',
    title: 'A consent that the PSU has authorised again shows AUTH',
    matters: 'A TPP whose customer came back sees CANC, and sends them to the bank once more.',
    clause: clause('Account and Transaction API', 'Access Revocation'),
    *judge(evidence) {
      for (const variant of back) {
        const after = statusAfter(evidence, 'renewed', variant);
        if (after === undefined) continue;
        const place = below({ exchange: after.exchange }, 'Data', 'Status');
        yield look(place, after.is === 'Authorised', 'Expected the Status AUTH', after.shown);
      }
    },
    accept: { 'authorised again': again({}) },
    reject: { 'still cancelled': again({ Status: 'CANC' }), 'as when it was made': again({ Status: 'AWAU' }) },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-016',
    title: 'Authorising a consent again changes neither its id, nor its permissions, nor its dates',
    matters:
      'A TPP keeps what the customer agreed to under this id; a bank that changes it opens more, or less, than they said.',
    clause: clause('Account and Transaction API', 'Consent Re-authentication'),
    *judge(evidence) {
      const reads = evidence.successes({ operation: read, probe: 'course', consent: 'renewed' });
      const isBack = ({ about }: RecordedExchange) => back.some((variant) => variant === about.variant);
      const first = reads.find((exchange) => !isBack(exchange));
      const before = first === undefined ? undefined : objectAt(json(first), 'Data');
      if (before === undefined) return;
      for (const exchange of reads.filter(isBack)) {
        const data = objectAt(json(exchange), 'Data');
        if (data === undefined) continue;
        const place = below({ exchange }, 'Data');
        const [id, wasId] = [data.ConsentId, before.ConsentId];
        yield look(below(place, 'ConsentId'), id === wasId, 'Expected the ConsentId of before', beside(id, wasId));
        const [codes, were] = [codesIn(data), codesIn(before)];
        const kept = sameJson([...codes].sort(), [...were].sort());
        yield look(below(place, 'Permissions'), kept, 'Expected the permissions of before', beside(codes, were));
        for (const name of dates) {
          const [is, was] = [data[name], before[name]];
          if (is === undefined && was === undefined) continue;
          const same = sameInstant(is, was) ?? sameJson(is, was);
          yield look(below(place, name), same, 'Expected the date of before', beside(is, was));
        }
      }
    },
    accept: {
      'as before': again({}),
      'in another order': again({ Permissions: ['ReadBalances', 'ReadAccountsDetail'] }),
    },
    reject: {
      'another id': again({ ConsentId: 'aac-2' }),
      'a permission less': again({ Permissions: ['ReadAccountsDetail'] }),
      'an end that nobody asked for': again({ ExpirationDateTime: '2026-06-13T12:00:00+00:00' }),
      'made anew': again({ CreationDateTime: '2026-03-15T12:30:00+00:00' }),
    },
  }),
];
