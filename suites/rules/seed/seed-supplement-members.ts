import { serviceClause } from '../../core/clause.ts';
import { objectAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { declaresSupplement, supplementedParties } from '../../core/party-supplement.ts';
import { promised } from '../../core/promised.ts';
import { type Rule, rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const table = [
  {
    id: 'AISP-SEED-010',
    member: 'VatNumber',
    line: 'field-vat-number',
    value: 'GB 123 4567 89',
    matters:
      'A VAT number goes onto invoices and into returns; several of them, or an overlong one, make these invalid.',
  },
  {
    id: 'AISP-SEED-011',
    member: 'CompanyId',
    line: 'field-company-id',
    value: 'SC123456',
    matters:
      'The company number is looked up in the register; one that is too long finds nothing, and a firm that exists fails its check.',
  },
] as const;

function supplementMember({ id, member, line, value, matters }: (typeof table)[number]): Rule {
  const party = (data: object): Sketch => ({
    operation: 'GET /party',
    data: { Party: { PartyId: 'par-1', SupplementaryData: data } },
  });
  return rule({
    id,
    level: 'MUST',
    tolerates: ['chosen-by-profile'],
    title: `${member} of a party is one text that is not too long, where it is there at all`,
    matters,
    clause: serviceClause(line),
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
      const tell = promised(profile, 'partySupplementaryData.maxLength');
      for (const found of supplementedParties(evidence, profile)) {
        const given = objectAt(found.value, 'SupplementaryData')?.[member];
        const place = below(found, 'SupplementaryData', member);
        // That there is one at most is stated, whatever its type is.
        if (Array.isArray(given) && given.length > 1) {
          yield look(place, false, `Expected one ${member} at most`, given);
          continue;
        }
        // What stands for no value is for AISP-ENV-015.
        const fits = typeof given === 'string' && [...given].length <= longest;
        const holds = given === undefined || given === null || fits;
        yield tell(place, holds, `Expected a text of at most ${longest} characters`, given);
      }
    },
    accept: {
      'a number': party({ [member]: value }),
      'not there': party({}),
      'an empty text, which is for another rule': party({ [member]: '' }),
      'a null, which is for another rule': party({ [member]: null }),
    },
    reject: {
      'a JSON number': party({ [member]: 12345678 }),
      'too long': party({ [member]: '1'.repeat(36) }),
      several: party({ [member]: [value, 'GB987654321'] }),
    },
  });
}

export default table.map(supplementMember);
