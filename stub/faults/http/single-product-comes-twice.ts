import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'single-product-comes-twice',
  title: 'Sends the product of an account twice in one array',
  breaks: ['AISP-HTTP-022'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    changeRecords('Product', (products) => [...products, ...products]),
  ),
});
