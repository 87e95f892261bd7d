import { dropMember, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-without-meta',
  title: 'Leaves Meta out of GET /party',
  breaks: ['AISP-ENV-001'],
  warns: ['AISP-ENV-001'],
  // The schemas of earlier ones require it.
  releases: { since: '3.1.2', until: '4.0.0' },
  response: onOperation('GET /party', (draft) => dropMember(draft.body, 'Meta')),
});
