import { becomeRefusal, onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-party-refused-with-permission',
  title: 'Refuses the party of an account although ReadParty is granted',
  breaks: ['AISP-PRM-023'],
  response: onOperation(
    'GET /accounts/{AccountId}/party',
    onStatus(200, (draft) => becomeRefusal(draft, 403, 'GB.ReferenceBank.Permission.Missing')),
  ),
});
