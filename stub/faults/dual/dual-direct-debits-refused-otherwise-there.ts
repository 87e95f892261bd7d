import { onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-direct-debits-refused-otherwise-there',
  title: 'Refuses the direct debits of one account with 401 in version 4, and with 403 in version 3.1',
  breaks: ['AISP-DUAL-012'],
  bothVersions: true,
  response: inVersionFour(
    onOperation(
      'GET /accounts/{AccountId}/direct-debits',
      onStatus(403, (draft) => {
        draft.status = 401;
      }),
    ),
  ),
});
