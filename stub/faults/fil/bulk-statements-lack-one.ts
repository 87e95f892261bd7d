import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-statements-lack-one',
  title: 'Leaves a statement in the range of the filter out of the list over all accounts',
  breaks: ['AISP-FIL-021'],
  profiles: ['full'],
  response: onOperation(
    'GET /statements',
    changeRecords('Statement', (list, { query }) =>
      query.has('fromStatementDateTime') && query.has('toStatementDateTime') ? list.slice(1) : list,
    ),
  ),
});
