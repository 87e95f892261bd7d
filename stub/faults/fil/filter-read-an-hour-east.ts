import { fault } from '../fault.ts';

export default fault({
  id: 'filter-read-an-hour-east',
  title: 'Reads filters in the zone one hour east of the one that it keeps its records in',
  breaks: ['AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006', 'AISP-FIL-009', 'AISP-FIL-020'],
  warns: ['AISP-FIL-003', 'AISP-FIL-004', 'AISP-FIL-006'],
  behaviour: {
    filterBound: (honest) => (value) => {
      const at = honest(value);
      return at === undefined ? undefined : at - 3_600_000;
    },
  },
});
