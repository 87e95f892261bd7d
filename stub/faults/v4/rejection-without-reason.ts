import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'rejection-without-reason',
  title: 'Shows that a consent was declined and not why',
  breaks: ['AISP-V4-006'],
  releases: { since: '4.0.0' },
  response(draft) {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status === 'RJCT') delete data.StatusReason;
  },
});
