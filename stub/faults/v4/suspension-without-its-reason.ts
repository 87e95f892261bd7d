import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'suspension-without-its-reason',
  title: 'Wants the PSU back and does not say that it suspended the token',
  breaks: ['AISP-V4-010'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    const data = draft.body?.Data;
    if (!isObject(data) || !Array.isArray(data.StatusReason)) return;
    data.StatusReason = data.StatusReason.filter((each) => !isObject(each) || each.StatusReasonCode !== 'TKSP');
  }),
});
