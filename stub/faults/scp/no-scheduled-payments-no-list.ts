import { dropMember, onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'no-scheduled-payments-no-list',
  title: 'Leaves the list out for an account without scheduled payments',
  breaks: ['AISP-SCP-008', 'AISP-EP-016'],
  response: onOperation('GET /accounts/{AccountId}/scheduled-payments', (draft) => {
    if (draft.status === 200 && records(draft, 'ScheduledPayment').length === 0)
      dropMember(draft.body, 'Data.ScheduledPayment');
  }),
});
