import { fault } from '../fault.ts';

const twoMonths = 60 * 86_400_000;

export default fault({
  id: 'statements-that-end-in-period',
  title: 'Shows statements that end in the period of the consent and begin before it',
  breaks: ['AISP-FIL-019'],
  profiles: ['full'],
  behaviour: {
    // The filters of a run have two ends as well: only the period of a consent reaches over two months.
    statementWithinWindow: (honest) => (statement, window) =>
      (window.to ?? 0) - (window.from ?? 0) > twoMonths
        ? honest({ ...statement, StartDateTime: statement.EndDateTime }, window)
        : honest(statement, window),
  },
});
