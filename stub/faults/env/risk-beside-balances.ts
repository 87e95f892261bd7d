import { onOperation, onSuccess, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { unknownMembersRefused } from '../shown-in.ts';

export default fault({
  id: 'risk-beside-balances',
  title: 'Sends an empty Risk beside the balances',
  breaks: ['AISP-ENV-018'],
  releases: unknownMembersRefused,
  response: onOperation(
    'GET /balances',
    onSuccess((draft) => setMember(draft.body, 'Risk', {})),
  ),
});
