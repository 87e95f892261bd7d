import { fault } from '../fault.ts';

export default fault({
  id: 'psu-token-opens-consents',
  title: 'Opens the consent operations to the token of a PSU',
  breaks: ['AISP-SEC-006'],
  behaviour: {
    grantRefusal: (honest) => (token, operation) =>
      token.grant === 'authorization_code' ? undefined : honest(token, operation),
  },
});
