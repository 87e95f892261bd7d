import { fault } from '../fault.ts';

export default fault({
  id: 'rate-limit-of-another-policy',
  title: 'Tells what is left of a rate limit that it does not name among its policies',
  breaks: ['AISP-V4-053'],
  releases: { since: '4.0.1' },
  response(draft) {
    if (draft.headers.has('ratelimit') && draft.status < 300) draft.headers.set('ratelimit', '"daily";r=1000;t=60');
  },
});
