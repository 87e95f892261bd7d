import { fault } from '../fault.ts';

export default fault({
  id: 'unreadable-filter-matches-nothing',
  title: 'Takes a filter that is no date for one that nothing matches',
  breaks: ['AISP-FIL-015'],
  releases: { since: '3.1.6' },
  behaviour: { filterBound: (honest) => (value) => honest(value) ?? Date.UTC(2200, 0, 1) },
});
