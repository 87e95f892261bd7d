import { eachRecord, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-day-in-local-time',
  title: 'Writes the day of a balance as midnight of central Europe',
  breaks: ['AISP-BAL-013'],
  warns: ['AISP-BAL-013'],
  response: onGroup(
    'balances',
    eachRecord('Balance', (balance) => {
      balance.DateTime = `${String(balance.DateTime).slice(0, 10)}T00:00:00+01:00`;
    }),
  ),
});
