import { eachRecord, onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'related-account-on-inner-host',
  title: 'Points at the related account on a host of its own network',
  breaks: ['AISP-PAR-008'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    eachRecord('Party', (record, { params }) => {
      setMember(
        record,
        'Relationships.Account.Related',
        `https://core.bank.internal/accounts/${params.AccountId ?? ''}`,
      );
    }),
  ),
});
