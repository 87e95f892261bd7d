import { fault } from '../fault.ts';

export default fault({
  id: 'last-logged-time-refused',
  title: 'Refuses every x-fapi-customer-last-logged-time',
  breaks: ['AISP-HDR-011'],
  releases: { until: '3.1.1' },
  behaviour: { authDateAcceptable: () => () => false },
});
