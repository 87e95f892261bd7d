import { onOperation } from '../edit.ts';
import { linksOf } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'next-link-loses-to-filter',
  title: 'Leaves toBookingDateTime out of the Next link of the transactions of an account',
  breaks: ['AISP-PAG-010', 'AISP-PAG-012'],
  warns: ['AISP-PAG-012'],
  // Version 4 lists what is announced for weeks to come: without the filter there is a page more, and TotalPages tells it, too.
  releases: { until: '3.1.11' },
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft) => {
    const links = linksOf(draft);
    if (links?.Next === undefined || !URL.canParse(String(links.Next))) return;
    const next = new URL(String(links.Next));
    for (const name of ['toBookingDateTime']) next.searchParams.delete(name);
    links.Next = next.href;
  }),
});
