import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-request-idempotent',
  title: 'Answers a consent request with the same idempotency key with the first consent',
  breaks: ['AISP-CON-024'],
  response: onOperation('POST /account-access-consents', (draft, { headers, memory }) => {
    const key = headers.get('x-idempotency-key');
    if (draft.status !== 201 || key === null) return;
    const before = memory.get(key) as typeof draft.body;
    if (before === undefined) memory.set(key, structuredClone(draft.body));
    else draft.body = structuredClone(before);
  }),
});
