import { dropMember, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-without-status-date',
  title: 'Leaves StatusUpdateDateTime out of a new consent',
  breaks: ['AISP-CON-003'],
  response: onOperation('POST /account-access-consents', (draft) =>
    dropMember(draft.body, 'Data.StatusUpdateDateTime'),
  ),
});
