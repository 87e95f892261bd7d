import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';
import { word } from '../words.ts';

export default fault({
  id: 'balance-type-of-its-own',
  title: 'Shows a further balance of a type that the standard does not have',
  breaks: ['AISP-BAL-003'],
  response: changeRecords('Balance', (balances, { release }) =>
    balances.flatMap((balance) =>
      balance.Type === word(release, 'balanceType', 'Expected')
        ? [balance, { ...balance, Type: 'Current' }]
        : [balance],
    ),
  ),
});
