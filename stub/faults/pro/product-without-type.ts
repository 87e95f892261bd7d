import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'product-without-type',
  title: 'Leaves the ProductType out',
  breaks: ['AISP-PRO-001'],
  profiles: ['full'],
  releases: { since: '3.1.2' },
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    eachRecord('Product', (record) => {
      dropMember(record, 'ProductType');
    }),
  ),
});
