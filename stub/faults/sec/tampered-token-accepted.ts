import { fault } from '../fault.ts';

/** Characters of a token that this bank compares. */
const compared = 8;

export default fault({
  id: 'tampered-token-accepted',
  title: 'Compares the beginning of an access token only',
  breaks: ['AISP-SEC-002'],
  behaviour: {
    bearerToken: (honest) => {
      const known = new Map<string, string>();
      return (authorization, query) => {
        const token = honest(authorization, query);
        if (token === undefined) return undefined;
        const start = token.slice(0, compared);
        if (!known.has(start)) known.set(start, token);
        return known.get(start);
      };
    },
  },
});
