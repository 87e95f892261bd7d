import { fault } from '../fault.ts';

export default fault({
  id: 'filter-date-alone-means-noon',
  title: 'Reads a filter with a date alone as the noon of that day',
  breaks: ['AISP-FIL-011'],
  behaviour: {
    filterBound: (honest) => (value) => honest(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T12:00:00` : value),
  },
});
