import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'rejection-as-if-used',
  title: 'Gives a consent that was declined the reason of one that was used',
  breaks: ['AISP-V4-022'],
  releases: { since: '4.0.0' },
  response(draft) {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status === 'RJCT') data.StatusReason = [{ StatusReasonCode: 'U038' }];
  },
});
