import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-awaiting-consent-rejected-there',
  title: 'Has a consent that awaits authorisation rejected in version 4',
  breaks: ['AISP-DUAL-005'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      const { Status } = (draft.body?.Data ?? {}) as { readonly Status?: string };
      if (Status === 'AWAU') setMember(draft.body, 'Data.Status', 'RJCT');
    }),
  ),
});
