import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'statement-filter-long-ago-refused',
  title: 'Refuses a filter of statements that begins before its history',
  breaks: ['AISP-FIL-022'],
  profiles: ['full'],
  response(draft, request) {
    const from = request.query.get('fromStatementDateTime');
    if (from?.startsWith('19') === true) becomeRefusal(draft, 400, 'UK.OBIE.Field.InvalidDate');
  },
});
