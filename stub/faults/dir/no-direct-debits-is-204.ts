import { onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'no-direct-debits-is-204',
  title: 'Answers 204 for an account without direct debits',
  breaks: ['AISP-DIR-007', 'AISP-EP-012', 'AISP-HTTP-001', 'AISP-SEED-016'],
  response: onOperation('GET /accounts/{AccountId}/direct-debits', (draft) => {
    if (draft.status !== 200 || records(draft, 'DirectDebit').length > 0) return;
    draft.status = 204;
    draft.body = undefined;
    draft.headers.delete('content-type');
  }),
});
