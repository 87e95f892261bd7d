import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-withdrawn-consent-authorised-there',
  title: 'Has a consent that was withdrawn go on as authorised in version 4',
  breaks: ['AISP-DUAL-006'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      const { Status } = (draft.body?.Data ?? {}) as { readonly Status?: string };
      if (Status === 'CANC') setMember(draft.body, 'Data.Status', 'AUTH');
    }),
  ),
});
