import { onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balance-type-twice-in-one-record',
  title: 'Writes the Type of a balance twice into its object',
  breaks: ['AISP-ENV-911'],
  response: onGroup('balances', (draft) => {
    if (draft.body?.Data === undefined) return;
    draft.text = JSON.stringify(draft.body).replaceAll(/"Type":("[A-Za-z]+")/g, '"Type":"Information","Type":$1');
  }),
});
