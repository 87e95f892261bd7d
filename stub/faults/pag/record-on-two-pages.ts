import { isObject, onOperation, records, setMember } from '../edit.ts';
import { isLaterPage } from '../envelope.ts';
import { fault, type Json } from '../fault.ts';

export default fault({
  id: 'record-on-two-pages',
  title: 'Shows the last record of a page again on the next',
  breaks: ['AISP-PAG-012'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const key = `${request.consent?.consentId} ${request.query.get('fromBookingDateTime')}`;
    const list = records(draft, 'Transaction');
    if (!isLaterPage(request)) {
      request.memory.set(key, list.at(-1));
      return;
    }
    const before = request.memory.get(key) as Json | undefined;
    if (isObject(before)) setMember(draft.body, 'Data.Transaction', [before, ...list.slice(1)]);
  }),
});
