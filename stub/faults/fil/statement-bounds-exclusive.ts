import { fault } from '../fault.ts';

export default fault({
  id: 'statement-bounds-exclusive',
  title: 'Leaves out statements that start or end at the very moment that a filter names alone',
  breaks: ['AISP-FIL-020'],
  profiles: ['full'],
  behaviour: {
    statementWithinWindow: (honest) => (statement, window) =>
      window.from !== undefined && window.to !== undefined
        ? honest(statement, window)
        : Date.parse(statement.StartDateTime) !== window.from &&
          Date.parse(statement.EndDateTime) !== window.to &&
          honest(statement, window),
  },
});
