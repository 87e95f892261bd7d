import { fault } from '../fault.ts';

export default fault({
  id: 'statement-filter-by-start-only',
  title: 'Shows statements that start in the range of the filter and end after it',
  breaks: ['AISP-FIL-020'],
  warns: ['AISP-FIL-020'],
  profiles: ['full'],
  behaviour: {
    statementWithinWindow: (honest) => (statement, window) =>
      honest({ ...statement, EndDateTime: statement.StartDateTime }, window),
  },
});
