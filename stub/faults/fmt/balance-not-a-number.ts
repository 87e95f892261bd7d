import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { quietBalance } from '../words.ts';

export default fault({
  id: 'balance-not-a-number',
  title: 'Writes NaN for the amount of one balance of an account',
  breaks: ['AISP-FMT-002'],
  response: eachRecord('Balance', (balance, { release }) => {
    if (balance.Type === quietBalance(release)) setMember(balance, 'Amount.Amount', 'NaN');
  }),
});
