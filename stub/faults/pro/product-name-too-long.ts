import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'product-name-too-long',
  title: 'Has product names of more than 350 characters',
  breaks: ['AISP-PRO-006'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    eachRecord('Product', (record) => {
      record.ProductName = `${String(record.ProductName)} ${'-'.repeat(350)}`;
    }),
  ),
});
