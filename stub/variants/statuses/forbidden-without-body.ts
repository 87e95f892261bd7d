import { refuseBare } from '../../faults/breakdowns.ts';
import { onStatus } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'forbidden-without-body',
  title: 'Answers 403 without a body, unless it wants the PSU back',
  clause: 'Read/Write Data API, HTTP Status Codes: 403 may have a body',
  resembles: ['AISP-HTTP-024', 'AISP-ERR-001'],
  response: onStatus(403, (draft) => {
    if (!/UK\.OBIE\.Reauthenticate|U028/.test(JSON.stringify(draft.body ?? ''))) refuseBare(draft, 403);
  }),
});
