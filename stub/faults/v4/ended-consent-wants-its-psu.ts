import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'ended-consent-wants-its-psu',
  title: 'Asks for the PSU of a consent that has come to its end',
  breaks: ['AISP-V4-012'],
  releases: { since: '4.0.0' },
  response(draft) {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'EXPD' || !Array.isArray(data.StatusReason)) return;
    data.StatusReason.push({ StatusReasonCode: 'U028' });
  },
});
