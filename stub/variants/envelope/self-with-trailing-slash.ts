import { onSuccess, setMember } from '../../faults/edit.ts';
import { linksOf } from '../../faults/envelope.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'self-with-trailing-slash',
  title: 'Ends the path of Self with a slash',
  clause: 'Read/Write Data API, Links: the same resource with and without',
  resembles: ['AISP-ENV-007', 'AISP-PAG-009'],
  response: onSuccess((draft) => {
    const self = linksOf(draft)?.Self;
    if (typeof self === 'string' && !self.includes('?')) setMember(draft.body, 'Links.Self', `${self}/`);
  }),
});
