import { dropMember } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-entry-without-message',
  title: 'Leaves Message out of the entries of 401',
  breaks: ['AISP-ERR-007'],
  // Version 4 leaves it open.
  releases: { until: '3.1.11' },
  response: eachError(401, (entry) => dropMember(entry, 'Message')),
});
