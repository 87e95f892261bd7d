import { serverError } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'accounts-break-down-at-first',
  title: 'Answers the first call for the accounts under each consent with 500',
  breaks: ['AISP-EP-004'],
  response: onOperation('GET /accounts', (draft, request) => {
    const key = request.consent?.consentId ?? '';
    if (request.memory.has(key)) return;
    request.memory.set(key, true);
    serverError(draft, request);
  }),
});
