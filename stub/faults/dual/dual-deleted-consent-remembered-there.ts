import { onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-deleted-consent-remembered-there',
  title: 'Goes on showing in version 4 a consent that was deleted in version 3.1',
  breaks: ['AISP-DUAL-039'],
  bothVersions: true,
  response: inVersionFour(
    onOperation(
      'GET /account-access-consents/{ConsentId}',
      onStatus(400, (draft) => {
        draft.status = 200;
        draft.body = { Data: { Status: 'AUTH' }, Risk: {} };
      }),
    ),
  ),
});
