import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bad-value-told-by-the-consent',
  title: 'Makes a consent of a request and tells there that a value of it was wrong',
  breaks: ['AISP-V4-027'],
  releases: { since: '4.0.0' },
  response(draft) {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'AWAU' || !Array.isArray(data.StatusReason)) return;
    data.StatusReason.push({ StatusReasonCode: 'U002', StatusReasonDescription: 'The window is longer than we keep' });
  },
});
