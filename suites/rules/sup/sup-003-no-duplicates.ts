import { clause } from '../../core/clause.ts';
import { at, objectAt, sameJson } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { rule } from '../../core/rule.ts';

const carriers: readonly RecordName[] = ['Party', 'Transaction', 'StandingOrder', 'Beneficiary'];
const party = (SupplementaryData: object) => ({
  operation: 'GET /party' as const,
  data: { Party: { PartyId: 'party-1', Name: 'Brae Ltd', SupplementaryData } },
});

export default rule({
  id: 'AISP-SUP-003',
  level: 'MUST NOT',
  title: 'SupplementaryData repeats no member that the record has already',
  matters: 'A value that stands twice can differ: a TPP that reads the one and a TPP that reads the other disagree.',
  clause: clause('Read/Write Data API', 'Supplementary Data'),
  scenarios: ['reads', 'basic-view'],
  needs: 'records of a kind that may carry SupplementaryData',
  *judge(evidence) {
    for (const name of carriers) {
      for (const found of evidence.records(name, { probe: 'happy' })) {
        const extra = Object.entries(objectAt(found.value, 'SupplementaryData') ?? {});
        // The same name with the same value is a copy; the same value under another name may be chance.
        const copy = extra.find(([member, value]) => sameJson(at(found.value, member), value));
        yield look(found, copy === undefined, 'Expected only what the standard has no member for', copy?.[0]);
      }
    }
  },
  accept: {
    'what the standard does not have': party({ VatNumber: 'GB123456789' }),
    'no supplementary data': { operation: 'GET /party', data: { Party: { PartyId: 'party-1', Name: 'Brae Ltd' } } },
  },
  reject: { 'the name of the party once more': party({ Name: 'Brae Ltd' }) },
});
