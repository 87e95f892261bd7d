import { fault } from '../fault.ts';

export default fault({
  id: 'malformed-expiration-accepted',
  title: 'Makes a consent of a request whose ExpirationDateTime it cannot read, as if there were none',
  breaks: ['AISP-DTM-006'],
  behaviour: {
    dateProblems: (honest) => (data, at) =>
      honest(data, at).filter(
        ({ path, message }) => path !== 'Data.ExpirationDateTime' || !message.includes('must be a date-time'),
      ),
  },
});
