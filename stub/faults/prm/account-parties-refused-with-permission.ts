import { becomeRefusal, onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-parties-refused-with-permission',
  title: 'Refuses the parties of an account although ReadParty is granted',
  breaks: ['AISP-PRM-023'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    onStatus(200, (draft) => becomeRefusal(draft, 403, 'GB.ReferenceBank.Permission.Missing')),
  ),
});
