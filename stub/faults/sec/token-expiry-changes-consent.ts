import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

const expiryOf = (consentId: string | undefined) => `expired ${consentId}`;
const read = onOperation('GET /account-access-consents/{ConsentId}', (draft, { params, memory }) => {
  const data = draft.body?.Data;
  if (!isObject(data) || !memory.has(expiryOf(params.ConsentId))) return;
  if (data.Status === 'Authorised') data.Status = 'AwaitingAuthorisation';
});

export default fault({
  id: 'token-expiry-changes-consent',
  title: 'Has a consent await authorisation again when its access token has expired',
  breaks: ['AISP-SEC-015'],
  releases: { until: '3.1.11' },
  response(draft, request) {
    const { consent, at, memory } = request;
    const over = consent?.expires !== undefined && consent.expires <= at;
    if (draft.status === 401 && draft.body === undefined && !over) memory.set(expiryOf(consent?.consentId), true);
    read(draft, request);
  },
});
