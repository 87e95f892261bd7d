import { clause } from '../../core/clause.ts';
import { type JsonObject, textAt } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import type { ConsentKey } from '../../core/probes.ts';
import { rule } from '../../core/rule.ts';
import { lookAtSameContent } from '../../core/same-content.ts';
import { sampleParty } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';

const under = (consent: ConsentKey, changes: JsonObject = {}): Sketch => ({
  operation: 'GET /party',
  consent,
  data: { Party: sampleParty(changes) },
});

export default rule({
  id: 'AISP-PAR-015',
  level: 'MUST',
  title: 'What a party shows does not depend on the other permissions of the consent',
  matters:
    'A person does not change with the rest of the consent; where they do, a check of identity passes in one app and fails in the next.',
  clause: clause('Parties', 'Permission Codes'),
  applies: offersGroup('parties'),
  scenarios: ['reads', 'basic-view'],
  needs: 'the same party under two consents',
  judge: (evidence) =>
    lookAtSameContent(evidence, {
      operations: ['GET /party', 'GET /accounts/{AccountId}/party', 'GET /accounts/{AccountId}/parties'],
      record: 'Party',
      key: (value) => textAt(value, 'PartyId'),
    }),
  accept: {
    'the same under both': [under('detail'), under('basic')],
    'another PSU under another consent is not compared': [
      under('detail'),
      under('basic'),
      under('minimal', { PartyId: 'party-2', Name: 'Ann' }),
    ],
  },
  reject: {
    'the address withheld': [under('detail'), under('basic', { Address: undefined })],
    'a shorter name': [under('detail'), under('basic', { Name: 'Z. Ó Briain' })],
  },
});
