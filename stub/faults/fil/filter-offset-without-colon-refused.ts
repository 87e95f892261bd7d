import { fault } from '../fault.ts';

export default fault({
  id: 'filter-offset-without-colon-refused',
  title: 'Refuses a filter whose offset has no colon',
  breaks: ['AISP-FIL-010'],
  releases: { since: '3.1.5' },
  behaviour: {
    filterBound: (honest) => (value) => (/[+-]\d{4}$/.test(value) && value.includes('T') ? undefined : honest(value)),
  },
});
