import { clause } from '../../core/clause.ts';
import { type Evidence, json } from '../../core/evidence.ts';
import { at, isObject } from '../../core/json.ts';
import { type Look, look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';

const several = 'GET /accounts/{AccountId}/parties';
const single = ['GET /accounts/{AccountId}/party', 'GET /party'] as const;

/** Looks at what `Data.Party` is, where it is there. */
function* lookAtKind(evidence: Evidence, operation: (typeof single)[number] | typeof several): Generator<Look> {
  for (const exchange of evidence.successes({ operation })) {
    const party = at(json(exchange), 'Data', 'Party');
    if (party === undefined) continue;
    const wanted = operation === several ? 'an array of parties' : 'one party, as an object';
    const holds = operation === several ? Array.isArray(party) : isObject(party);
    yield look({ exchange, pointer: '/Data/Party' }, holds, `Expected ${wanted}`, party);
  }
}

/** The endpoints of one party, and the endpoint of all. */
export default [
  rule({
    id: 'AISP-PAR-001',
    level: 'MUST',
    title: 'The party of an account, and the PSU, come as one object',
    matters: 'A client reads the party of an account as one object; a list in its place leaves the holder unnamed.',
    clause: clause('Parties', 'OBReadParty2'),
    applies: ({ operations }) =>
      single.some((id) => operations.includes(id)) || 'The bank offers neither endpoint of one party.',
    scenarios: ['reads', 'basic-view'],
    needs: 'an answer with one party',
    owns: { rule: 'AISP-PAR-001', families: ['party'], at: ['/Data/Party'], keywords: ['type'] },
    *judge(evidence) {
      for (const operation of single) yield* lookAtKind(evidence, operation);
    },
    accept: { 'one object': { operation: 'GET /party', data: { Party: sampleParty() } } },
    reject: {
      'an array of one': { operation: 'GET /party', data: { Party: [sampleParty()] } },
      'both holders': {
        operation: 'GET /accounts/{AccountId}/party',
        data: { Party: [sampleParty(), sampleParty({ PartyId: 'party-2' })] },
      },
    },
  }),
  rule({
    id: 'AISP-PAR-002',
    level: 'MUST',
    title: 'The parties of an account come as an array',
    matters:
      'A client loops over the holders of an account: where one comes as an object, the loop finds none, or its members.',
    clause: clause('Parties', 'OBReadParty3'),
    releases: { since: '3.1.1' },
    applies: offersAll(several),
    scenarios: ['reads'],
    needs: 'an answer with parties',
    owns: { rule: 'AISP-PAR-002', families: ['parties'], at: ['/Data/Party'], keywords: ['type'] },
    judge: (evidence) => lookAtKind(evidence, several),
    accept: {
      'one party': { operation: several, data: { Party: [sampleParty()] } },
      'no party': { operation: several, data: { Party: [] } },
    },
    reject: { 'one object': { operation: several, data: { Party: sampleParty() } } },
  }),
];
