import { fault } from '../fault.ts';

export default fault({
  id: 'filters-need-a-zone',
  title: 'Refuses every filter that names no time zone',
  breaks: ['AISP-FIL-001'],
  behaviour: {
    filterBound: (honest) => (value) => (/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? honest(value) : undefined),
  },
});
