import { fault } from '../fault.ts';

export default fault({
  id: 'rejected-consent-authorised',
  title: 'Has a consent authorised that a PSU has rejected',
  breaks: ['AISP-SEC-018'],
  behaviour: {
    consentStatusAfter: (honest) => (status, event) =>
      status === 'Rejected' && event === 'approved' ? 'Authorised' : honest(status, event),
  },
});
