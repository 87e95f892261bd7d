import { dropMember, onOperation } from '../edit.ts';
import { movedBy, pending, withExtra } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-period-leaks',
  title: 'Shows a transaction from before the consented period',
  breaks: ['AISP-FIL-017'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const plain = request.query.size === 0 && request.consent?.from !== undefined;
    if (!plain) return;
    withExtra((oldest) => movedBy(-400, oldest, pending(oldest)))(draft, request);
    dropMember(draft.body, 'Meta.FirstAvailableDateTime');
  }),
});
