import { fault } from '../fault.ts';

export default fault({
  id: 'consent-reversed-window-server-error',
  title: 'Breaks on a transaction period that ends before it begins',
  breaks: ['AISP-CON-022'],
  behaviour: {
    dateProblems: (honest) => (data, at) => {
      const issues = honest(data, at);
      if (issues.some(({ message }) => message.includes('before'))) throw new RangeError('negative period');
      return issues;
    },
  },
});
