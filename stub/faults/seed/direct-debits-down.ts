import { becomeRefusal, onGroup, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debits-down',
  title: 'Breaks on every call for direct debits',
  breaks: ['AISP-EP-012', 'AISP-EP-013'],
  response: onGroup(
    'direct-debits',
    onStatus(200, (draft) => becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError')),
  ),
});
