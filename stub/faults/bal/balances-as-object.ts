import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balances-as-object',
  title: 'Answers with one balance as an object, as examples of the standard print it',
  breaks: ['AISP-EP-007', 'AISP-BAL-001', 'AISP-BAL-012', 'AISP-SEED-004'],
  response: onOperation('GET /balances', (draft) => {
    const data = draft.body?.Data;
    const list = isObject(data) ? data.Balance : undefined;
    if (isObject(data) && Array.isArray(list) && list[0] !== undefined) data.Balance = list[0];
  }),
});
