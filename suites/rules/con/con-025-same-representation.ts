import { beside } from '../../core/beside.ts';
import { clause } from '../../core/clause.ts';
import { type ConsentReading, codesIn, readingsBesideCreation, sameInstant } from '../../core/consent-history.ts';
import { sameJson } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const consent = {
  ConsentId: 'aac-1',
  Status: 'AwaitingAuthorisation',
  Permissions: ['ReadAccountsBasic', 'ReadBalances'],
  TransactionToDateTime: '2026-03-15T00:00:00+00:00',
};
const readAs = (changed: object, variant = 'before-authorisation'): readonly Sketch[] => [
  { operation: 'POST /account-access-consents', consent: 'unauthorised', data: consent },
  {
    operation: 'GET /account-access-consents/{ConsentId}',
    consent: 'unauthorised',
    variant,
    data: { ...consent, ...changed },
  },
];

/** Without Status and its date, which move, CreationDateTime, which is AISP-CON-033, and members of the bank's own. */
const members = [
  'ConsentId',
  'Permissions',
  'ExpirationDateTime',
  'TransactionFromDateTime',
  'TransactionToDateTime',
] as const;

export default rule({
  id: 'AISP-CON-025',
  level: 'MUST',
  title: 'A consent that nobody has authorised reads as it did when it was made, but for its Status',
  matters:
    'A TPP reads the consent to check what the customer is about to approve; if it reads otherwise than it was made, one of the two is false.',
  clause: clause('Account Access Consents', 'GET /account-access-consents/{ConsentId}'),
  scenarios: ['consents', 'consent-deletion'],
  needs: 'a consent that could be made and read',
  *judge(evidence) {
    for (const { created, read } of readingsBesideCreation(evidence)) {
      const { variant } = read.exchange.about;
      if (variant !== 'before-authorisation' && variant !== 'sibling-deleted') continue;
      for (const name of members) {
        if (created.data[name] === undefined && read.data[name] === undefined) continue;
        const place = below({ exchange: read.exchange }, 'Data', name);
        const came = beside(read.data[name], created.data[name]);
        yield look(place, sameMember(created, read, name), 'Expected what the creation answered', came);
      }
    }
  },
  accept: {
    'the same': readAs({}),
    'codes in another order': readAs({ Permissions: ['ReadBalances', 'ReadAccountsBasic'] }),
    'the same instant spelled otherwise': readAs({ TransactionToDateTime: '2026-03-15T00:00:00Z' }),
    'another status': readAs({ Status: 'Rejected' }),
    'a member of the bank': readAs({ StatusReason: 'New' }),
  },
  reject: {
    'another id': readAs({ ConsentId: 'aac-2' }),
    'a code less': readAs({ Permissions: ['ReadAccountsBasic'] }),
    'a date lost': readAs({ TransactionToDateTime: undefined }, 'sibling-deleted'),
  },
});

function sameMember({ data: before }: ConsentReading, { data: after }: ConsentReading, name: string): boolean {
  if (name === 'Permissions') return sameJson([...codesIn(before)].sort(), [...codesIn(after)].sort());
  return sameInstant(before[name], after[name]) ?? sameJson(before[name], after[name]);
}
