import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-consent-unknown-there',
  title: 'Knows no consent of version 3.1 in version 4',
  breaks: ['AISP-DUAL-001'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      if (draft.status === 200) becomeRefusal(draft, 400, 'U011');
    }),
  ),
});
