import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'status-reason-as-object',
  title: 'Tells the one reason of a consent that waits without the list around it',
  breaks: ['AISP-V4-001'],
  releases: { since: '4.0.0' },
  response(draft) {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'AWAU' || !Array.isArray(data.StatusReason)) return;
    const [only] = data.StatusReason;
    if (only !== undefined) data.StatusReason = only;
  },
});
