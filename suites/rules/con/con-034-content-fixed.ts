import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { codesIn, readingsBesideCreation, sameInstant } from '../../core/consent-history.ts';
import { sameJson } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const made = {
  ConsentId: 'con-detail',
  Permissions: ['ReadAccountsDetail', 'ReadBalances'],
  ExpirationDateTime: '2026-05-14T12:00:00+00:00',
};
const authorisedAs = (changed: object): readonly Sketch[] => [
  { operation: 'POST /account-access-consents', consent: 'detail', data: made },
  {
    operation: 'GET /account-access-consents/{ConsentId}',
    consent: 'detail',
    variant: 'after-authorisation',
    data: { ...made, ...changed },
  },
];

const dates = ['ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'] as const;

export default rule({
  id: 'AISP-CON-034',
  level: 'MUST NOT',
  title: 'The PSU authorises or rejects a consent as a whole: its permissions and dates stay as they were',
  matters:
    'What the customer approved is what the TPP asked for: if permissions change at authorisation, calls fail that the TPP was allowed to make.',
  clause: clause('Account and Transaction API', 'Consent Authorisation'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that the run makes and has authorised or declined',
  *judge(evidence) {
    for (const { created, read } of readingsBesideCreation(evidence)) {
      if (!['after-authorisation', 'after-rejection', 'later'].includes(read.exchange.about.variant ?? '')) continue;
      const facts = evidence.consentOf(read.exchange);
      if (facts?.authorised !== true && facts?.declined !== true) continue;
      const place = { exchange: read.exchange };
      const kept = sameJson([...codesIn(created.data)].sort(), [...codesIn(read.data)].sort());
      const came = beside(codesIn(read.data), codesIn(created.data));
      yield look(
        below(place, 'Data', 'Permissions'),
        kept,
        'Expected the permissions of before the authorisation',
        came,
      );
      for (const name of dates) {
        const [was, is] = [created.data[name], read.data[name]];
        if (was === undefined && is === undefined) continue;
        const same = sameInstant(was, is) ?? sameJson(was, is);
        yield look(below(place, 'Data', name), same, 'Expected the date of before the authorisation', beside(is, was));
      }
    }
  },
  accept: {
    'all as it was': authorisedAs({}),
    'codes in another order': authorisedAs({ Permissions: ['ReadBalances', 'ReadAccountsDetail'] }),
    'the same instant with Z': authorisedAs({ ExpirationDateTime: '2026-05-14T12:00:00Z' }),
  },
  reject: {
    'a permission less': authorisedAs({ Permissions: ['ReadAccountsDetail'] }),
    'another expiry': authorisedAs({ ExpirationDateTime: '2026-04-14T12:00:00+00:00' }),
    'an expiry that was not asked for': authorisedAs({ TransactionFromDateTime: '2026-01-01T00:00:00+00:00' }),
  },
});
