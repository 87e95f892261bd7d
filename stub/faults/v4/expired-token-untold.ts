import { fault } from '../fault.ts';
import { errorsOf } from '../status-reasons.ts';

export default fault({
  id: 'expired-token-untold',
  title: 'Refuses an expired access token without a word',
  breaks: ['AISP-V4-038'],
  releases: { since: '4.0.0' },
  response(draft) {
    if (draft.status !== 401 || errorsOf(draft)[0]?.ErrorCode !== 'TKXP') return;
    draft.body = undefined;
    draft.headers.delete('content-type');
  },
});
