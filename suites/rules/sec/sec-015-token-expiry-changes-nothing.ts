import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { consentAfter, consentReads } from '../../core/course.ts';
import { json } from '../../core/evidence.ts';
import { objectAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { sameInAnyOrder } from '../../core/unordered.ts';

const data = {
  ConsentId: 'aac-1',
  Status: 'Authorised',
  StatusUpdateDateTime: '2026-03-15T12:00:01+00:00',
  Permissions: ['ReadAccountsBasic'],
};
const course = (after: object): readonly Sketch[] => [
  consentAfter('authorised', { data }),
  consentAfter('token-expired', { data: { ...data, ...after } }),
];

export default rule({
  id: 'AISP-SEC-015',
  level: 'MUST NOT',
  title: 'The end of an access token changes nothing about its consent',
  matters: 'Tokens end every few minutes: if a consent ends with them, customers have to authorise again and again.',
  clause: clause('Read/Write Data API', "Effect of Token Expiry on an Intent's Authorized State"),
  releases: { until: '3.1.11' },
  scenarios: ['token-life', 'token-expiry'],
  needs: 'a consent that the run makes, and an access token of it that ends during the run',
  *judge(evidence) {
    // While the Status stays, its date is the matter of AISP-CON-032.
    const [before] = consentReads(evidence, 'renewed', 'authorised');
    const was = before === undefined ? undefined : objectAt(json(before), 'Data');
    for (const exchange of consentReads(evidence, 'renewed', 'token-expired')) {
      const is = objectAt(json(exchange), 'Data');
      if (was === undefined || is === undefined) continue;
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
        if (name === 'StatusUpdateDateTime' && was.Status === is.Status) continue;
        const place = below({ exchange }, 'Data', name);
        yield look(
          place,
          sameInAnyOrder(was[name], is[name]),
          'Expected the consent as it was before',
          beside(is[name], was[name]),
        );
      }
    }
  },
  accept: {
    'all as it was': course({}),
    'the permissions in another order': [
      consentAfter('authorised', { data: { ...data, Permissions: ['ReadAccountsBasic', 'ReadBalances'] } }),
      consentAfter('token-expired', { data: { ...data, Permissions: ['ReadBalances', 'ReadAccountsBasic'] } }),
    ],
  },
  reject: {
    'another Status': course({ Status: 'AwaitingAuthorisation' }),
    'a permission less': course({ Permissions: [] }),
    'a member more': course({ ExpirationDateTime: '2026-03-15T12:00:09+00:00' }),
  },
});
