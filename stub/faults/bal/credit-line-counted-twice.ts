import { eachRecord, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'credit-line-counted-twice',
  title: 'Counts a credit line twice in the available balance',
  breaks: ['AISP-BAL-014'],
  response: eachRecord('Balance', ({ Amount: money, CreditLine: lines }) => {
    const [line] = Array.isArray(lines) ? lines : [];
    if (!isObject(money) || !isObject(line) || !isObject(line.Amount)) return;
    money.Amount = (Number(money.Amount) + Number(line.Amount.Amount)).toFixed(2);
  }),
});
