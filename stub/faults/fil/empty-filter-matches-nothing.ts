import { fault } from '../fault.ts';

export default fault({
  id: 'empty-filter-matches-nothing',
  title: 'Takes a filter without a value for one that nothing matches',
  breaks: ['AISP-FIL-015'],
  releases: { since: '3.1.6' },
  behaviour: { filterBound: (honest) => (value) => (value === '' ? Date.UTC(2200, 0, 1) : honest(value)) },
});
