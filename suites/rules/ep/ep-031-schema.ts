import { messageFamilies } from '../../../schemas/operations.ts';
import { openApiClause } from '../../core/clause.ts';
import { schemaRule } from '../../core/schema-rule.ts';

export default schemaRule({
  id: 'AISP-EP-031',
  statements: ['AISP-EP-031', 'AISP-BEN-010', 'AISP-STO-014', 'AISP-PAR-016'],
  level: 'MUST',
  title: 'Every successful answer keeps to the message schema of its operation',
  matters:
    'Most clients are generated from the published schema: one member that departs from it makes the parser throw away the whole answer, good records and all.',
  clause: openApiClause('responses 200 and 201'),
  scenarios: ['reads', 'basic-view', 'consents', 'transaction-permissions'],
  needs: 'a successful answer with a body',
  owns: { families: messageFamilies.filter((family) => family !== 'error'), at: ['/**'] },
  accept: {
    'members of the schema': { operation: 'GET /party', data: { Party: { PartyId: 'party-1', Name: 'Zoë Ó Briain' } } },
    'a consent that repeats the codes of a request that had to be refused': [
      {
        operation: 'POST /account-access-consents',
        probe: 'consent-refusal',
        variant: 'unknown-code',
        data: { ConsentId: 'c', Permissions: ['ReadEverything'] },
      },
      { operation: 'GET /party', data: { Party: { PartyId: 'party-1' } } },
    ],
    'optional members absent': { operation: 'GET /party', data: { Party: { PartyId: 'party-1' } } },
  },
  reject: {
    'a record that is text': { operation: 'GET /accounts', data: { Account: ['acc-1'] } },
    'an unknown member in a closed record': { operation: 'GET /party', data: { Party: { PartyId: 'p', Nick: 'Zo' } } },
    'an object where an array belongs': { operation: 'GET /accounts', data: { Account: { AccountId: 'acc-1' } } },
  },
});
