import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-permission-lost-there',
  title: 'Leaves the last permission of a consent out in version 4',
  breaks: ['AISP-DUAL-003'],
  bothVersions: true,
  response: inVersionFour(
    onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
      const { Permissions } = (draft.body?.Data ?? {}) as { readonly Permissions?: string[] };
      if ((Permissions?.length ?? 0) > 1) Permissions?.pop();
    }),
  ),
});
