import { fault } from '../fault.ts';

export default fault({
  id: 'filter-with-zone-refused',
  title: 'Cannot read a filter that names a time zone',
  breaks: ['AISP-FIL-007', 'AISP-FIL-022'],
  behaviour: {
    filterBound: (honest) => (value) => (/(?:Z|[+-]\d\d:\d\d)$/.test(value) ? undefined : honest(value)),
  },
});
