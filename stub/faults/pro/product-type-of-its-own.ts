import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'product-type-of-its-own',
  title: 'Calls a savings account by a ProductType of its own',
  breaks: ['AISP-PRO-002'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    eachRecord('Product', (record) => {
      if (record.ProductType === 'Other') record.ProductType = 'Savings';
    }),
  ),
});
