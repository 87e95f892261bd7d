import { becomeRefusal, onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'no-standing-orders-is-400',
  title: 'Refuses to list the standing orders of an account that has none',
  breaks: ['AISP-STO-015', 'AISP-EP-014'],
  response: onOperation('GET /accounts/{AccountId}/standing-orders', (draft) => {
    if (draft.status === 200 && records(draft, 'StandingOrder').length === 0)
      becomeRefusal(draft, 400, 'UK.OBIE.Resource.NotFound');
  }),
});
