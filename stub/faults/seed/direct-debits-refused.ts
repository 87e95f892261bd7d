import { becomeRefusal, onGroup, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debits-refused',
  title: 'Takes every call for direct debits for a bad request',
  breaks: ['AISP-DIR-007', 'AISP-EP-012', 'AISP-EP-013', 'AISP-PRM-016', 'AISP-SEED-016', 'AISP-SEED-018'],
  response: onGroup(
    'direct-debits',
    onStatus(200, (draft) => becomeRefusal(draft, 400, 'UK.OBIE.Field.Invalid')),
  ),
});
