import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';
import { errorsOf } from '../status-reasons.ts';

const endOf = (consentId: string | undefined) => `ended ${consentId}`;
const read = onOperation('GET /account-access-consents/{ConsentId}', (draft, { params, memory }) => {
  const data = draft.body?.Data;
  if (!isObject(data) || data.Status !== 'AUTH' || !memory.has(endOf(params.ConsentId))) return;
  data.Status = 'CANC';
  data.StatusReason = [{ StatusReasonCode: 'TKXP' }];
});

export default fault({
  id: 'token-end-cancels-consent',
  title: 'Cancels a consent when its access token has come to its ordinary end',
  breaks: ['AISP-V4-017'],
  releases: { since: '4.0.0' },
  response(draft, request) {
    const { consent, at, memory } = request;
    const over = consent?.expires !== undefined && consent.expires <= at;
    const ended = draft.status === 401 && errorsOf(draft)[0]?.ErrorCode === 'TKXP';
    if (ended && !over) memory.set(endOf(consent?.consentId), true);
    // A new token opens accounts: the PSU was there again.
    if (draft.status === 200 && request.path === '/accounts') memory.delete(endOf(consent?.consentId));
    read(draft, request);
  },
});
