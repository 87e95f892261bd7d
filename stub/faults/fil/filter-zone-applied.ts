import { fault } from '../fault.ts';

export default fault({
  id: 'filter-zone-applied',
  title: 'Converts a filter from the time zone that it names',
  breaks: ['AISP-FIL-007'],
  behaviour: {
    filterBound: (honest) => (value) => {
      const at = honest(value);
      const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)$/.exec(value) ?? [];
      const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
      return at === undefined || sign === '' ? at : at - (sign === '-' ? -offset : offset);
    },
  },
});
