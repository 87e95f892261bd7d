import { dropMember, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'party-without-required-meta',
  title: 'Leaves Meta out of GET /party, where the schemas require it',
  breaks: ['AISP-ENV-001', 'AISP-EP-031'],
  releases: { until: '3.1.1' },
  response: onOperation('GET /party', (draft) => dropMember(draft.body, 'Meta')),
});
