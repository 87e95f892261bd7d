import { serviceClause } from '../../core/clause.ts';
import { objectAt } from '../../core/json.ts';
import { below, lenient } from '../../core/look.ts';
import { declaresSupplement, supplementedParties } from '../../core/party-supplement.ts';
import { promised } from '../../core/promised.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const party = (SupplementaryData: object): Sketch => ({
  operation: 'GET /party',
  data: { Party: { PartyId: 'par-1', SupplementaryData } },
});

/** A warning, unless the profile says that other members fail. */
export default rule({
  id: 'AISP-SEED-012',
  level: 'MUST',
  tolerates: ['chosen-by-profile', 'other-supplement'],
  title: 'SupplementaryData of a party has no members but those that the profile declares',
  matters:
    'What this bank adds to a party was agreed with TPPs; a further member shows data on people that nobody expected to hold.',
  clause: serviceClause('open-fields'),
  applies: (profile) =>
    profile.partySupplementaryData?.others === 'allow'
      ? 'The profile allows other members in SupplementaryData.'
      : declaresSupplement(profile),
  scenarios: ['reads', 'basic-view'],
  needs: 'a party',
  owns: {
    rule: 'AISP-SEED-012',
    families: ['party', 'parties'],
    at: ['/Data/Party/SupplementaryData/*', '/Data/Party/*/SupplementaryData/*'],
    keywords: ['additionalProperties'],
  },
  *judge(evidence, { profile }) {
    const { members = [], others = 'warn' } = profile.partySupplementaryData ?? {};
    const setting = 'partySupplementaryData.others';
    const chosen = profile.chosen?.includes(setting) === true;
    const tell = others === 'fail' || chosen ? promised(profile, setting) : lenient('other-supplement');
    for (const found of supplementedParties(evidence, profile)) {
      const unknown = Object.keys(objectAt(found.value, 'SupplementaryData') ?? {}).filter(
        (name) => !members.includes(name),
      );
      const place = below(found, 'SupplementaryData');
      yield tell(place, unknown.length === 0, 'Expected no other members', unknown);
    }
  },
  accept: { 'one of the two': party({ CompanyId: '01234567' }), 'an empty object': party({}) },
  reject: { 'one more': party({ CompanyId: '01234567', Sector: 'Retail' }) },
});
