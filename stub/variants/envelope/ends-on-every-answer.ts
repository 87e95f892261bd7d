import { onSuccess } from '../../faults/edit.ts';
import { linksOf } from '../../faults/envelope.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'ends-on-every-answer',
  title: 'Links from every list to its first and last page, even from one that has a single page',
  clause: 'Read/Write Data API, Pagination: First and Last may be present',
  resembles: ['AISP-PAG-007', 'AISP-PAG-006', 'AISP-PAG-020'],
  response: onSuccess((draft, { operation }) => {
    const links = linksOf(draft);
    if (links === undefined || operation === undefined || operation.includes('consents')) return;
    if (operation.endsWith('s')) {
      links.First ??= links.Self ?? '';
      links.Last ??= links.Self ?? '';
    }
  }),
});
