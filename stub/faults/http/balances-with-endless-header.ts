import { onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balances-with-endless-header',
  title: 'Sends balances with a header of twenty thousand characters',
  breaks: ['AISP-HTTP-901'],
  response: onGroup('balances', (draft) => {
    if (draft.body?.Data !== undefined) draft.headers.set('x-trace', '0'.repeat(20_000));
  }),
});
