import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { offersAll } from '../../core/offered.ts';
import { partiesListed } from '../../core/party-roles.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';

const operation = 'GET /accounts/{AccountId}/parties';
const listed = (...PartyIds: readonly string[]): Sketch => ({
  operation,
  data: { Party: PartyIds.map((PartyId) => sampleParty({ PartyId })) },
});

/** That the one who owns the account is among them is the matter of AISP-PAR-013. */
export default rule({
  id: 'AISP-V4-122',
  level: 'MUST',
  title: 'The list of the parties of an account is not empty: it names owners, holders and operators',
  matters:
    'Who may act on an account is asked here; from 4.0.1 a bank that offers the list has to answer, and an empty one answers nobody.',
  clause: clause('Parties', operation),
  releases: { since: '4.0.1' },
  applies: offersAll(operation),
  scenarios: ['reads'],
  needs: 'the parties of an account',
  *judge(evidence) {
    for (const exchange of evidence.successes({ operation, probe: 'happy' })) {
      const parties = partiesListed(evidence, exchange) ?? [];
      const place = { exchange, pointer: '/Data/Party' };
      yield look(place, parties.length > 0, 'Expected owners, holders and operators', 0);
    }
  },
  accept: { 'the owner': listed('party-1'), 'two holders': listed('party-1', 'party-2') },
  reject: { nobody: listed() },
});
