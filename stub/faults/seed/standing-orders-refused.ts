import { becomeRefusal, onGroup, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-orders-refused',
  title: 'Takes every call for standing orders for a bad request',
  breaks: ['AISP-EP-014', 'AISP-EP-015', 'AISP-PRM-017', 'AISP-SEED-022', 'AISP-STO-015'],
  response: onGroup(
    'standing-orders',
    onStatus(200, (draft) => becomeRefusal(draft, 400, 'UK.OBIE.Field.Invalid')),
  ),
});
