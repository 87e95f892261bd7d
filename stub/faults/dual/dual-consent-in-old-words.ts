import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-consent-in-old-words',
  title: 'Tells the Status of a consent in version 4 by its word of version 3.1',
  breaks: ['AISP-DUAL-002'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      const { Status } = (draft.body?.Data ?? {}) as { readonly Status?: string };
      if (Status === 'AUTH') setMember(draft.body, 'Data.Status', 'Authorised');
    }),
  ),
});
