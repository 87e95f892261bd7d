import { isObject, onSuccess } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'links-of-pages-alone',
  title: 'Links from page to page, and sends no Links with what is whole',
  clause: 'Version 4.0, release 4.0.1: Links is conditional, and leads from one page to the others',
  releases: { since: '4.0.1' },
  response: onSuccess((draft) => {
    const links = draft.body?.Links;
    if (isObject(links) && links.Next === undefined && links.Prev === undefined) delete draft.body?.Links;
  }),
});
