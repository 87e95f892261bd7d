import { fault } from '../fault.ts';

export default fault({
  id: 'authorised-consent-not-authorised-again',
  title: 'Refuses to have a consent authorised a second time',
  breaks: ['AISP-SEC-016'],
  behaviour: {
    consentStatusAfter: (honest) => (status, event) =>
      status === 'Authorised' && event === 'approved' ? undefined : honest(status, event),
  },
});
