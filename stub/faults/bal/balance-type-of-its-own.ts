import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-type-of-its-own',
  title: 'Shows a further balance of a type that the standard does not have',
  breaks: ['AISP-BAL-003'],
  response: changeRecords('Balance', (balances) =>
    balances.flatMap((balance) =>
      balance.Type === 'Expected' ? [balance, { ...balance, Type: 'Current' }] : [balance],
    ),
  ),
});
