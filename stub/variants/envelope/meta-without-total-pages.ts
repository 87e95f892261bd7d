import { dropMember } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'meta-without-total-pages',
  title: 'Does not say how many pages there are',
  clause: 'Read/Write Data API, Pagination: TotalPages may be present',
  resembles: ['AISP-ENV-010'],
  response: (draft) => dropMember(draft.body, 'Meta.TotalPages'),
});
