import { fault } from '../fault.ts';

export default fault({
  id: 'statement-to-filter-ignored-alone',
  title: 'Shows statements from after toStatementDateTime, if that is the only filter',
  breaks: ['AISP-FIL-020'],
  profiles: ['full'],
  behaviour: {
    statementWithinWindow: (honest) => (statement, window) =>
      honest(statement, window.from === undefined ? {} : window),
  },
});
