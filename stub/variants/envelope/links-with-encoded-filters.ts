import { onSuccess } from '../../faults/edit.ts';
import { linksOf } from '../../faults/envelope.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'links-with-encoded-filters',
  title: 'Writes the filters in its links with their colons encoded',
  clause: 'RFC 3986, section 6.2.2: both forms are the same URI',
  resembles: ['AISP-PAG-010'],
  response: onSuccess((draft) => {
    const links = linksOf(draft);
    for (const [name, link] of Object.entries(links ?? {})) {
      if (links === undefined || typeof link !== 'string') continue;
      const [path = '', query] = link.split('?');
      if (query !== undefined) links[name] = `${path}?${query.replaceAll(':', '%3A')}`;
    }
  }),
});
