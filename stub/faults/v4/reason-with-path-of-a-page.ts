import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'reason-with-path-of-a-page',
  title: 'Names in a reason the page on which the PSU took access back',
  breaks: ['AISP-V4-005'],
  releases: { since: '4.0.0' },
  response(draft) {
    const data = draft.body?.Data;
    if (!isObject(data) || !Array.isArray(data.StatusReason)) return;
    for (const each of data.StatusReason) {
      if (isObject(each) && each.StatusReasonCode === 'CUST') each.Path = '/dashboard/access';
    }
  },
});
