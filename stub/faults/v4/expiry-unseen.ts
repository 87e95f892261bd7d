import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'expiry-unseen',
  title: 'Shows a consent past its end as before',
  breaks: ['AISP-V4-009'],
  warns: ['AISP-V4-009'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'EXPD') return;
    data.Status = 'AUTH';
    delete data.StatusReason;
  }),
});
