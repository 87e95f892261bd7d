import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { showAsParty } from '../show-as-party.ts';

export default fault({
  id: 'psu-is-the-company',
  title: 'Shows the company of the PSU as the one who authorised',
  breaks: ['AISP-PAR-011'],
  // Before that nothing tells an organisation from a person.
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /party',
    eachRecord('Party', (record, { accountIds, customerKey, release, world }) => {
      const owners = accountIds.map((id) => world.accountOwner(id, customerKey ?? ''));
      const company = owners.find(({ LegalStructure }) => LegalStructure === 'UK.OBIE.PrivateLimitedCompany');
      if (company !== undefined) showAsParty(record, company, release);
    }),
  ),
});
