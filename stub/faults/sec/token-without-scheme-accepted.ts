import { fault } from '../fault.ts';

export default fault({
  id: 'token-without-scheme-accepted',
  title: 'Takes an access token without the word Bearer before it',
  breaks: ['AISP-SEC-005'],
  behaviour: {
    bearerToken: (honest) => (authorization, query) =>
      honest(authorization, query) ?? honest(`Bearer ${authorization ?? ''}`, query),
  },
});
