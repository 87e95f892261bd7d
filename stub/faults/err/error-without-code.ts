import { dropMember, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-without-code',
  title: 'Leaves Code out of the body of 403',
  breaks: ['AISP-ERR-001'],
  // Version 4 deprecates Code.
  releases: { until: '3.1.11' },
  response: onStatus(403, (draft) => dropMember(draft.body, 'Code')),
});
