import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'parties-empty',
  title: 'Lists nobody among the parties of an account',
  breaks: ['AISP-PAR-012', 'AISP-V4-122'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    changeRecords('Party', () => []),
  ),
});
