import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'cancelled-without-reason',
  title: 'Tells no reason why a consent is in CANC',
  breaks: ['AISP-V4-007'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status === 'CANC') delete data.StatusReason;
  }),
});
