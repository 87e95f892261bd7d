import { fault } from '../fault.ts';

export default fault({
  id: 'rate-policy-without-quota',
  title: 'Names its rate limit and not how much that is',
  breaks: ['AISP-V4-051'],
  releases: { since: '4.0.1' },
  response(draft) {
    if (draft.headers.has('ratelimit-policy')) draft.headers.set('ratelimit-policy', '"calls";w=60');
  },
});
