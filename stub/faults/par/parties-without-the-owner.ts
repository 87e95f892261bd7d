import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'parties-without-the-owner',
  title: 'Lists only those who operate an account, where there are such',
  breaks: ['AISP-PAR-013'],
  releases: { since: '3.1.1' },
  response: onOperation(
    'GET /accounts/{AccountId}/parties',
    changeRecords('Party', (all) => (all.length > 1 ? all.slice(1) : all)),
  ),
});
