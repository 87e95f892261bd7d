import { cutShort } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-products-cut-short',
  title: 'Sends the products of all accounts only in part',
  breaks: ['AISP-EP-019'],
  profiles: ['full'],
  response: onOperation('GET /products', cutShort),
});
