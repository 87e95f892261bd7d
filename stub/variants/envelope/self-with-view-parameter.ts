import { onSuccess, setMember } from '../../faults/edit.ts';
import { linksOf } from '../../faults/envelope.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'self-with-view-parameter',
  title: 'Adds a parameter of its own to Self, which it ignores when it is called with it',
  clause: 'Read/Write Data API, Pagination: the parameters of links are the bank’s own',
  resembles: ['AISP-ENV-007', 'AISP-PAG-009'],
  response: onSuccess((draft) => {
    const self = linksOf(draft)?.Self;
    if (typeof self !== 'string' || self.includes('view=')) return;
    setMember(draft.body, 'Links.Self', `${self}${self.includes('?') ? '&' : '?'}view=standard`);
  }),
});
