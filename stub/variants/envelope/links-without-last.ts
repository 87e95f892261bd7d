import { dropMember } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'links-without-last',
  title: 'Does not know its last page: no Last, no TotalPages',
  clause: 'Read/Write Data API, Pagination: First, Last and TotalPages may be present',
  resembles: ['AISP-PAG-007'],
  response: (draft) => {
    dropMember(draft.body, 'Links.Last');
    dropMember(draft.body, 'Meta.TotalPages');
  },
});
