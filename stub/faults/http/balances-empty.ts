import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balances-empty',
  title: 'Shows no balance in the bulk list',
  breaks: ['AISP-BAL-012', 'AISP-HTTP-020'],
  warns: ['AISP-HTTP-020'],
  response: onOperation(
    'GET /balances',
    changeRecords('Balance', () => []),
  ),
});
