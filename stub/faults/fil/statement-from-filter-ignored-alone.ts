import { fault } from '../fault.ts';

export default fault({
  id: 'statement-from-filter-ignored-alone',
  title: 'Shows statements from before fromStatementDateTime, if that is the only filter',
  breaks: ['AISP-FIL-020'],
  profiles: ['full'],
  behaviour: {
    statementWithinWindow: (honest) => (statement, window) => honest(statement, window.to === undefined ? {} : window),
  },
});
