import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'reason-code-of-the-bank',
  title: 'Tells by a code of its own that the PSU took access back',
  breaks: ['AISP-V4-003'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || !Array.isArray(data.StatusReason)) return;
    for (const each of data.StatusReason) {
      if (isObject(each) && each.StatusReasonCode === 'CUST') each.StatusReasonCode = 'BYE1';
    }
  }),
});
