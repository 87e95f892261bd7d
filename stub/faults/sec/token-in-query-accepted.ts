import { fault } from '../fault.ts';

export default fault({
  id: 'token-in-query-accepted',
  title: 'Accepts an access token in the query string',
  breaks: ['AISP-SEC-023'],
  behaviour: {
    bearerToken: (honest) => (authorization, query) =>
      honest(authorization, query) ?? new URLSearchParams(query).get('access_token') ?? undefined,
  },
});
