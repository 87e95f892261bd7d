import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-consent-not-deleted-there',
  title: 'Refuses to delete consents of version 3.1 in version 4',
  breaks: ['AISP-DUAL-009'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('DELETE /account-access-consents/{ConsentId}', (draft) => becomeRefusal(draft, 400, 'U009')),
  ),
});
