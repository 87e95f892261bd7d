import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-entry-message-empty',
  title: 'Has an empty Message in the entries of 403',
  breaks: ['AISP-ERR-007'],
  releases: { since: '4.0.0' },
  response: eachError(403, (entry) => {
    entry.Message = '';
  }),
});
