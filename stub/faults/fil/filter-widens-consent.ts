import { dropMember, onOperation } from '../edit.ts';
import { movedBy, withExtra } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'filter-widens-consent',
  title: 'Shows what was booked before the consented period to a filter that reaches there',
  breaks: ['AISP-FIL-014'],
  response: onOperation('GET /accounts/{AccountId}/transactions', (draft, request) => {
    const asked = request.query.has('fromBookingDateTime') && request.consent?.from !== undefined;
    if (!asked) return;
    withExtra((oldest) => movedBy(-400, oldest))(draft, request);
    dropMember(draft.body, 'Meta.FirstAvailableDateTime');
  }),
});
