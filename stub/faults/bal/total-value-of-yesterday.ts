import { isObject, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'total-value-of-yesterday',
  title: 'Adds the balances up once a day',
  breaks: ['AISP-BAL-009'],
  releases: { since: '3.1.11' },
  response: onGroup('balances', (draft) => {
    const data = draft.body?.Data;
    const total = isObject(data) ? data.TotalValue : undefined;
    if (isObject(total)) total.Amount = (Number(total.Amount) + 17.31).toFixed(2);
  }),
});
