import { fault } from '../fault.ts';

export default fault({
  id: 'filter-basic-format-refused',
  title: 'Refuses a filter in the basic format of ISO 8601',
  breaks: ['AISP-FIL-010'],
  releases: { since: '3.1.5' },
  behaviour: { filterBound: (honest) => (value) => (/^\d{8}T/.test(value) ? undefined : honest(value)) },
});
