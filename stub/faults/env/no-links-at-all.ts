import { dropMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'no-links-at-all',
  title: 'Has Links in no answer',
  breaks: ['AISP-ENV-001', 'AISP-ENV-004', 'AISP-PAG-002'],
  // Before, the schemas require Links; later, they are conditional.
  releases: { since: '3.1.2', until: '4.0.0' },
  warns: ['AISP-ENV-001', 'AISP-ENV-004'],
  response: (draft) => dropMember(draft.body, 'Links'),
});
