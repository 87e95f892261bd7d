import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'reinstated-consent-made-anew',
  title: 'Takes the day on which a PSU came back for the one on which their consent was made',
  breaks: ['AISP-V4-016'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { params, memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data)) return;
    const key = `cancelled ${params.ConsentId}`;
    if (data.Status === 'CANC') memory.set(key, true);
    else if (memory.has(key) && data.StatusUpdateDateTime !== undefined) {
      data.CreationDateTime = data.StatusUpdateDateTime;
    }
  }),
});
