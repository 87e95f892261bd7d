import { onOperation } from '../edit.ts';
import { isLaterPage, linksOf, movedBy, pending, withExtra } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'last-page-beyond-filter',
  title: 'Fills the last page up with transactions from before the filter',
  breaks: ['AISP-PAG-010'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const last = isLaterPage(request) && linksOf(draft)?.Next === undefined;
    if (last && request.query.has('fromBookingDateTime'))
      withExtra((oldest) => movedBy(-90, oldest, pending(oldest)))(draft, request);
  }),
});
