import type { BankProfile } from '../../../schemas/profiles/bank-profile.ts';
import { publishedRegime } from '../../../schemas/regime.ts';
import { beside } from '../../core/beside.ts';
import { serviceClause } from '../../core/clause.ts';
import type { Evidence } from '../../core/evidence.ts';
import { sameJson, textAt } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { parties, showsSupplement } from '../../core/party-supplement.ts';
import { promised } from '../../core/promised.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const data = { VatNumber: 'GB123456789' };
const party = (more: object) => ({ PartyId: 'par-1', Name: 'Amelia Ørsted', ...more });
const one = (operation: 'GET /party' | 'GET /accounts/{AccountId}/party', more: object): Sketch => ({
  operation,
  data: { Party: party(more) },
});
const all = (more: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/parties',
  data: { Party: [party(more)] },
});

export default rule({
  id: 'AISP-SEED-017',
  level: 'MUST',
  tolerates: ['chosen-by-profile', 'open-party', 'party-told-otherwise'],
  title: 'Parties have SupplementaryData on the endpoints that the profile names, on each of them, and on no other',
  matters:
    'A TPP looks for the VAT and company numbers where the bank says they are; elsewhere they are missed, or break a strict client.',
  clause: serviceClause('supplement-on-two'),
  applies: ({ operations }) =>
    operations.some((id) => /\/part(?:y|ies)$/.test(id)) || 'The bank offers nothing about parties.',
  scenarios: ['reads', 'basic-view'],
  needs: 'a party',
  owns: {
    rule: 'AISP-SEED-017',
    families: ['party', 'parties'],
    at: ['/Data/Party/SupplementaryData', '/Data/Party/*/SupplementaryData'],
    keywords: ['additionalProperties'],
  },
  *judge(evidence, { profile, release }) {
    const tell = publishedRegime(release) === 'open' ? lenient('open-party') : ofTwo(evidence, profile);
    for (const found of parties(evidence, profile, false)) {
      const place = below(found, 'SupplementaryData');
      yield tell(place, !showsSupplement(found), 'Expected no SupplementaryData on this endpoint');
    }
    const shown = new Map<string, unknown>();
    for (const found of parties(evidence, profile, true)) {
      const id = textAt(found.value, 'PartyId');
      if (id === undefined) continue;
      const value = found.value.SupplementaryData;
      const same = !shown.has(id) || sameJson(shown.get(id), value);
      const told = lenient('party-told-otherwise');
      yield told(
        below(found, 'SupplementaryData'),
        same,
        'Expected the same for one party on each endpoint',
        beside(value, shown.get(id)),
      );
      if (!shown.has(id)) shown.set(id, value);
    }
  },
  accept: {
    'on two, not on the third': [
      one('GET /party', { SupplementaryData: data }),
      one('GET /accounts/{AccountId}/party', { SupplementaryData: data }),
      all({}),
    ],
    'nowhere, for a party that has none': [one('GET /party', {}), all({})],
  },
  reject: {
    'on the third too': [one('GET /party', { SupplementaryData: data }), all({ SupplementaryData: data })],
    'on one of the two': [one('GET /party', {}), one('GET /accounts/{AccountId}/party', { SupplementaryData: data })],
    'on two others': [
      one('GET /party', {}),
      one('GET /accounts/{AccountId}/party', { SupplementaryData: data }),
      all({ SupplementaryData: data }),
    ],
    'on all three': [
      one('GET /party', { SupplementaryData: data }),
      one('GET /accounts/{AccountId}/party', { SupplementaryData: data }),
      all({ SupplementaryData: data }),
    ],
  },
});

/** That two endpoints show it is stated, and which two may be chosen: so as long as there are two at most, it is a matter of that choice. */
function ofTwo(evidence: Evidence, profile: BankProfile): typeof look {
  const both = [...parties(evidence, profile, true), ...parties(evidence, profile, false)];
  const showing = new Set(both.filter(showsSupplement).map(({ exchange }) => exchange.about.operation));
  return showing.size > 2 ? look : promised(profile, 'partySupplementaryData.operations');
}
