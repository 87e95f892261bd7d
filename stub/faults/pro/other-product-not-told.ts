import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'other-product-not-told',
  title: 'Does not say what product a product of type Other is',
  breaks: ['AISP-PRO-003'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    eachRecord('Product', (record) => {
      dropMember(record, 'OtherProductType');
    }),
  ),
});
