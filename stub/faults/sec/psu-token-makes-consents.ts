import { fault } from '../fault.ts';

export default fault({
  id: 'psu-token-makes-consents',
  title: 'Makes a consent for whoever comes with the token of a PSU',
  breaks: ['AISP-SEC-006'],
  behaviour: {
    grantRefusal: (honest) => (token, operation) =>
      operation.startsWith('POST ') ? undefined : honest(token, operation),
  },
});
