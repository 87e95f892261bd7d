import { onGroup } from '../edit.ts';
import { fault } from '../fault.ts';

/** More than a client that keeps bounds takes in. */
const padding = 4_500_000;

export default fault({
  id: 'balances-padded-without-end',
  title: 'Sends balances with four and a half million blanks behind them',
  breaks: ['AISP-HTTP-901'],
  response: onGroup('balances', (draft) => {
    if (draft.body?.Data !== undefined) draft.text = JSON.stringify(draft.body) + ' '.repeat(padding);
  }),
});
