import { fault } from '../fault.ts';

export default fault({
  id: 'auth-date-refused',
  title: 'Refuses every x-fapi-auth-date',
  breaks: ['AISP-DTM-007', 'AISP-HDR-009'],
  // Earlier ones have another header in its place.
  releases: { since: '3.1.2' },
  behaviour: { authDateAcceptable: () => () => false },
});
