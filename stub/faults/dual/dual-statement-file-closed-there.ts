import { becomeRefusal, onOperation, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-statement-file-closed-there',
  title: 'Refuses the file of a statement in version 4 to consents of version 3.1',
  breaks: ['AISP-DUAL-010'],
  bothVersions: true,
  profiles: ['full'],
  response: inVersionFour(
    onOperation(
      'GET /accounts/{AccountId}/statements/{StatementId}/file',
      onStatus(200, (draft) => {
        draft.bytes = undefined;
        becomeRefusal(draft, 403, 'B403');
      }),
    ),
  ),
});
