import { fault } from '../fault.ts';

export default fault({
  id: 'consent-expiry-ignored',
  title: 'Shows data under a consent whose ExpirationDateTime has passed',
  breaks: ['AISP-SEC-012'],
  behaviour: {
    consentUse: (honest) => (consent, at) => {
      const use = honest(consent, at);
      return use === 'expired' ? 'open' : use;
    },
  },
});
