import { fault } from '../fault.ts';

export default fault({
  id: 'empty-expiration-accepted',
  title: 'Takes an empty ExpirationDateTime for none',
  breaks: ['AISP-DTM-006'],
  behaviour: {
    dateProblems: (honest) => (data, at) => {
      const given = Object.entries(data).filter(([, value]) => value !== '');
      return honest(Object.fromEntries(given), at);
    },
  },
});
