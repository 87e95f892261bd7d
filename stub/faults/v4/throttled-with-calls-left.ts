import { onStatus } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'throttled-with-calls-left',
  title: 'Refuses one call too many and says that some are left',
  breaks: ['AISP-V4-055'],
  releases: { since: '4.0.1' },
  response: onStatus(429, (draft) => draft.headers.set('ratelimit', '"calls";r=12;t=1')),
});
