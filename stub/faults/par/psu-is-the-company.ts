import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'psu-is-the-company',
  title: 'Shows the company of the PSU as the one who authorised',
  breaks: ['AISP-PAR-011'],
  response: onOperation(
    'GET /party',
    eachRecord('Party', (record, { accountIds, customerKey, world }) => {
      const owners = accountIds.map((id) => world.accountOwner(id, customerKey ?? ''));
      const company = owners.find(({ LegalStructure }) => LegalStructure === 'UK.OBIE.PrivateLimitedCompany');
      if (company !== undefined) Object.assign(record, company);
    }),
  ),
});
