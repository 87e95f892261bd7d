import { dropMember, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-read-without-window',
  title: 'Leaves the transaction period out when a consent that awaits authorisation is read',
  breaks: ['AISP-CON-025'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { consent }) => {
    if (consent?.status === 'AwaitingAuthorisation') dropMember(draft.body, 'Data.TransactionToDateTime');
  }),
});
