import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'sca-without-its-reason',
  title: 'Suspends a consent until the PSU authenticates again, and does not say so',
  breaks: ['AISP-V4-010'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || !Array.isArray(data.StatusReason)) return;
    data.StatusReason = data.StatusReason.filter((each) => !isObject(each) || each.StatusReasonCode !== 'U028');
  }),
});
