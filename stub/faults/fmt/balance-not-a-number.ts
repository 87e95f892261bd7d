import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-not-a-number',
  title: 'Writes NaN for the amount of one balance of an account',
  breaks: ['AISP-FMT-002'],
  response: eachRecord('Balance', (balance) => {
    if (balance.Type === 'InterimCleared') setMember(balance, 'Amount.Amount', 'NaN');
  }),
});
