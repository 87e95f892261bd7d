import { fault } from '../fault.ts';

export default fault({
  id: 'auth-date-refused',
  title: 'Refuses every x-fapi-auth-date',
  breaks: ['AISP-DTM-007', 'AISP-HDR-009'],
  behaviour: { authDateAcceptable: () => () => false },
});
