import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-consent-made-later-there',
  title: 'Has a consent created an hour later in version 4',
  breaks: ['AISP-DUAL-004'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      const { CreationDateTime: made } = (draft.body?.Data ?? {}) as { readonly CreationDateTime?: string };
      if (made === undefined) return;
      const later = new Date(Date.parse(made) + 3_600_000).toISOString();
      setMember(draft.body, 'Data.CreationDateTime', later.replace(/\.\d+Z$/, '+00:00'));
    }),
  ),
});
