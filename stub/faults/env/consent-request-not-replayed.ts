import { dropMember, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-request-not-replayed',
  title: 'Leaves ExpirationDateTime out of the answers about a consent',
  breaks: ['AISP-ENV-017'],
  response: onGroup('account-access-consents', (draft) => dropMember(draft.body, 'Data.ExpirationDateTime')),
});
