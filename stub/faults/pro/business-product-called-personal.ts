import { eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'business-product-called-personal',
  title: 'Calls a business current account a personal one',
  breaks: ['AISP-PRO-005'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    eachRecord('Product', (record) => {
      if (record.ProductType === 'BusinessCurrentAccount') record.ProductType = 'PersonalCurrentAccount';
    }),
  ),
});
