import { serviceClause } from '../../core/clause.ts';
import { objectAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { declaresSupplement, parties } from '../../core/party-supplement.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const table = [
  {
    id: 'AISP-SEED-010',
    member: 'VatNumber',
    value: 'GB 123 4567 89',
    matters: 'A VAT number goes onto invoices and into returns; an empty or overlong one makes them invalid.',
  },
  {
    id: 'AISP-SEED-011',
    member: 'CompanyId',
    value: 'SC123456',
    matters:
      'The company number is looked up in the register; an empty one finds nothing, and a firm that exists fails its check.',
  },
] as const;

function supplementMember({ id, member, value, matters }: (typeof table)[number]): Rule {
  const party = (data: object): Sketch => ({
    operation: 'GET /party',
    data: { Party: { PartyId: 'par-1', SupplementaryData: data } },
  });
  return rule({
    id,
    level: 'MUST',
    title: `${member} of a party is a text that is not empty and not too long, where it is there at all`,
    matters,
    clause: serviceClause('Resources and their fields'),
    applies: (profile) => declaresSupplement(profile, member),
    scenarios: ['reads', 'basic-view'],
    needs: 'a party',
    owns: {
      rule: id,
      families: ['party', 'parties'],
      at: [`/Data/Party/SupplementaryData/${member}`, `/Data/Party/*/SupplementaryData/${member}`],
    },
    *judge(evidence, { profile }) {
      const longest = profile.partySupplementaryData?.maxLength ?? 0;
      for (const found of parties(evidence, profile, true)) {
        const text = objectAt(found.value, 'SupplementaryData')?.[member];
        const fits = typeof text === 'string' && text !== '' && [...text].length <= longest;
        const place = below(found, 'SupplementaryData', member);
        yield look(place, text === undefined || fits, `Expected a text of at most ${longest} characters`, text);
      }
    },
    accept: { 'a number': party({ [member]: value }), 'not there': party({}) },
    reject: {
      empty: party({ [member]: '' }),
      null: party({ [member]: null }),
      'a JSON number': party({ [member]: 12345678 }),
      'too long': party({ [member]: '1'.repeat(36) }),
    },
  });
}

export default table.map(supplementMember);
