import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'reinstated-consent-still-cancelled',
  title: 'Goes on calling a consent cancelled after its PSU authorised it again',
  breaks: ['AISP-V4-014'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { params, memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data)) return;
    const key = `cancelled ${params.ConsentId}`;
    if (data.Status === 'CANC') memory.set(key, data.StatusReason);
    else if (data.Status === 'AUTH' && memory.has(key)) {
      data.Status = 'CANC';
      data.StatusReason = [{ StatusReasonCode: 'CUST' }];
    }
  }),
});
