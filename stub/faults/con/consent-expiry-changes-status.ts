import { onOperation, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-expiry-changes-status',
  title: 'Gives a consent another Status when its ExpirationDateTime has passed',
  breaks: ['AISP-CON-042'],
  releases: { until: '3.1.11' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { consent, at }) => {
    if (consent?.expires !== undefined && consent.expires <= at) setMember(draft.body, 'Data.Status', 'Revoked');
  }),
});
