import { becomeRefusal, onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-account-balances-closed-there',
  title: 'Refuses the balances of one account in version 4 to consents of version 3.1',
  breaks: ['AISP-DUAL-010'],
  bothVersions: true,
  response: inVersionFour(
    onOperation(
      'GET /accounts/{AccountId}/balances',
      onStatus(200, (draft) => becomeRefusal(draft, 403, 'B403')),
    ),
  ),
});
