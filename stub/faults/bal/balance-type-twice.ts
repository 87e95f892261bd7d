import { changeRecords } from '../edit.ts';
import { fault } from '../fault.ts';
import { quietBalance } from '../words.ts';

export default fault({
  id: 'balance-type-twice',
  title: 'Shows the cleared balance of an account twice, before and after the day',
  breaks: ['AISP-BAL-004'],
  response: changeRecords('Balance', (balances, { release }) => [
    ...balances,
    ...balances.filter((balance) => balance.Type === quietBalance(release)),
  ]),
});
