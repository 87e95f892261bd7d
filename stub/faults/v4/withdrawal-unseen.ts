import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { codesOf } from '../status-reasons.ts';

export default fault({
  id: 'withdrawal-unseen',
  title: 'Shows a consent as before when the PSU withdraws access at the bank',
  breaks: ['AISP-V4-008'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || !codesOf(data).includes('CUST')) return;
    data.Status = 'AUTH';
    delete data.StatusReason;
  }),
});
