import { onOperation, records } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'no-beneficiaries-is-404',
  title: 'Answers 404 for an account without beneficiaries',
  breaks: ['AISP-BEN-013', 'AISP-EP-010', 'AISP-EP-032', 'AISP-SEED-001', 'AISP-SEED-015'],
  response: onOperation('GET /accounts/{AccountId}/beneficiaries', (draft) => {
    if (draft.status !== 200 || records(draft, 'Beneficiary').length > 0) return;
    draft.status = 404;
    draft.body = undefined;
    draft.headers.delete('content-type');
  }),
});
