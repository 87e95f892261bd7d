import { dropMember } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'links-without-ends',
  title: 'Links to the pages before and after, but neither to the first nor to the last',
  clause: 'Read/Write Data API, Pagination: First and Last may be present',
  response: (draft) => {
    dropMember(draft.body, 'Links.First');
    dropMember(draft.body, 'Links.Last');
  },
});
