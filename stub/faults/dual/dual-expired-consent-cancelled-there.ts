import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-expired-consent-cancelled-there',
  title: 'Has a consent past its end cancelled in version 4',
  breaks: ['AISP-DUAL-007'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      const { Status } = (draft.body?.Data ?? {}) as { readonly Status?: string };
      if (Status === 'EXPD') setMember(draft.body, 'Data.Status', 'CANC');
    }),
  ),
});
