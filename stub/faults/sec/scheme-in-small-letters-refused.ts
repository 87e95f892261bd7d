import { fault } from '../fault.ts';

export default fault({
  id: 'scheme-in-small-letters-refused',
  title: 'Knows the word Bearer with a capital letter only',
  breaks: ['AISP-SEC-901'],
  behaviour: {
    bearerToken: (honest) => (authorization, query) =>
      authorization?.startsWith('Bearer ') === true ? honest(authorization, query) : undefined,
  },
});
