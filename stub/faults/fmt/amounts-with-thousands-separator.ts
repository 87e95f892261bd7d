import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'amounts-with-thousands-separator',
  title: 'Writes balances of a thousand and more with a comma',
  breaks: ['AISP-FMT-002'],
  response: eachRecord('Balance', ({ Amount: money }) => {
    if (!isObject(money) || typeof money.Amount !== 'string') return;
    money.Amount = money.Amount.replace(/(\d)(?=\d{3}\.)/, '$1,');
  }),
});
