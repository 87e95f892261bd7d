import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-statements-lack-the-newest',
  title: 'Leaves out the newest statement of the list over all accounts, if fromStatementDateTime is the only filter',
  breaks: ['AISP-FIL-021'],
  profiles: ['full'],
  response: onOperation(
    'GET /statements',
    changeRecords('Statement', (list, { query }) =>
      query.has('fromStatementDateTime') && !query.has('toStatementDateTime') ? list.slice(1) : list,
    ),
  ),
});
