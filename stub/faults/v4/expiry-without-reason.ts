import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'expiry-without-reason',
  title: 'Shows that a consent is past its end, and not why',
  breaks: ['AISP-V4-009'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.Status === 'EXPD') delete data.StatusReason;
  }),
});
