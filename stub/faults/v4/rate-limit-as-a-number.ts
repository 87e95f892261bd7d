import { fault } from '../fault.ts';

export default fault({
  id: 'rate-limit-as-a-number',
  title: 'Tells what is left of its rate limit by a number alone',
  breaks: ['AISP-V4-052'],
  releases: { since: '4.0.1' },
  response(draft) {
    if (draft.headers.has('ratelimit')) draft.headers.set('ratelimit', '1000000');
  },
});
