import { serviceClause } from '../../core/clause.ts';
import { isObject } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { declaresSupplement, supplementedParties } from '../../core/party-supplement.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const party = (more: object): Sketch => ({ operation: 'GET /party', data: { Party: { PartyId: 'par-1', ...more } } });

export default rule({
  id: 'AISP-SEED-009',
  level: 'MUST',
  title: 'SupplementaryData of a party is an object, where it is there at all',
  matters:
    'Accounting services read the supplement by its members; a text or a list there yields neither VAT number nor company.',
  clause: serviceClause('supplement'),
  applies: (profile) => declaresSupplement(profile),
  scenarios: ['reads', 'basic-view'],
  needs: 'a party',
  owns: {
    rule: 'AISP-SEED-009',
    families: ['party', 'parties'],
    at: ['/Data/Party/SupplementaryData', '/Data/Party/*/SupplementaryData'],
    keywords: ['type'],
  },
  *judge(evidence, { profile }) {
    for (const found of supplementedParties(evidence, profile)) {
      // A null is for AISP-ENV-015.
      const data = found.value.SupplementaryData ?? {};
      yield look(below(found, 'SupplementaryData'), isObject(data), 'Expected an object', data);
    }
  },
  accept: {
    'an object': party({ SupplementaryData: { VatNumber: 'GB123456789' } }),
    'not there': party({}),
    'a null, which is for another rule': party({ SupplementaryData: null }),
  },
  reject: {
    'a text': party({ SupplementaryData: 'GB123456789' }),
    'an array': party({ SupplementaryData: [{ VatNumber: 'GB123456789' }] }),
  },
});
