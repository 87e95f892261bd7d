import { onOperation, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'balances-cached-by-all',
  title: 'Lets shared caches keep the balances',
  breaks: ['AISP-HDR-037'],
  response: onOperation('GET /balances', setHeader('cache-control', 'public, max-age=300')),
});
