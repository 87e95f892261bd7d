import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-refused-otherwise-there',
  title: 'Refuses with 401 in version 4 what it refuses with 403 in version 3.1',
  breaks: ['AISP-DUAL-012'],
  bothVersions: true,
  response: inVersionFour(
    onStatus(403, (draft) => {
      draft.status = 401;
    }),
  ),
});
