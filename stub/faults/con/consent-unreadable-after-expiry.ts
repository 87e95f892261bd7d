import { becomeRefusal, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-unreadable-after-expiry',
  title: 'Refuses to show a consent whose ExpirationDateTime has passed',
  breaks: ['AISP-CON-041'],
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { consent, at }) => {
    if (draft.status !== 200 || consent?.expires === undefined || consent.expires > at) return;
    becomeRefusal(draft, 400, 'UK.OBIE.Resource.InvalidConsentStatus');
  }),
});
