import { fault } from '../fault.ts';

export default fault({
  id: 'impossible-consent-date-rolled-over',
  title: 'Takes the 30th of February in a consent request for the 2nd of March',
  breaks: ['AISP-DTM-006'],
  behaviour: {
    dateProblems: (honest) => (data, at) => {
      const rolled = Object.entries(data).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(/-02-30T/, '-03-02T') : value,
      ]);
      return honest(Object.fromEntries(rolled), at);
    },
  },
});
