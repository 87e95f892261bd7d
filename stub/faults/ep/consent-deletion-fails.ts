import { fault } from '../fault.ts';

/** Long enough a list that the deletion takes longer than the gateway waits. */
const many = 8;

export default fault({
  id: 'consent-deletion-fails',
  title: 'Fails to delete a consent with many permissions, whose tokens then live on',
  breaks: ['AISP-EP-003'],
  behaviour: {
    forgetConsent: (honest) => (consents, consentId) => {
      if ((consents.get(consentId)?.permissions.length ?? 0) >= many) throw new Error('the deletion takes too long');
      honest(consents, consentId);
    },
  },
});
