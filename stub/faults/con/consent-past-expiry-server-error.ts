import { fault } from '../fault.ts';

export default fault({
  id: 'consent-past-expiry-server-error',
  title: 'Breaks on an ExpirationDateTime in the past',
  breaks: ['AISP-CON-021'],
  behaviour: {
    dateProblems: (honest) => (data, at) => {
      const issues = honest(data, at);
      if (issues.some(({ message }) => message.includes('in the future'))) throw new RangeError('negative lifetime');
      return issues;
    },
  },
});
