import { serverError } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-transactions-server-error',
  title: 'Answers for all transactions of all accounts, without a filter, with 500',
  breaks: ['AISP-EP-009', 'AISP-PRM-018'],
  response: onOperation('GET /transactions', (draft, request) => {
    if (request.query.size === 0) serverError(draft, request);
  }),
});
