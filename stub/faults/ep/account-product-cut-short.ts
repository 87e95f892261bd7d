import { cutShort } from '../breakdowns.ts';
import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'account-product-cut-short',
  title: 'Sends the product of an account only in part',
  breaks: ['AISP-EP-018'],
  profiles: ['full'],
  response: onOperation('GET /accounts/{AccountId}/product', cutShort),
});
