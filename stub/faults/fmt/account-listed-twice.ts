import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-listed-twice',
  title: 'Lists the first account twice',
  breaks: ['AISP-FMT-019'],
  response: onOperation(
    'GET /accounts',
    changeRecords('Account', (accounts) => [...accounts, ...accounts.slice(0, 1)]),
  ),
});
