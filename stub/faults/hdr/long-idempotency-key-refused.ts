import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'long-idempotency-key-refused',
  title: 'Refuses a consent request with an idempotency key of more than 40 characters',
  breaks: ['AISP-HDR-034'],
  response(draft, request) {
    const key = request.headers.get('x-idempotency-key') ?? '';
    if (request.method === 'POST' && key.length > 40) becomeRefusal(draft, 400, 'UK.OBIE.Field.Invalid');
  },
});
