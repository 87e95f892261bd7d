import { dropMember, eachRecord, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'product-model-needs-accounts-detail',
  title: 'Shows the terms of a product only to a consent with ReadAccountsDetail',
  breaks: ['AISP-PRO-009'],
  profiles: ['full'],
  response: onOperation(
    'GET /accounts/{AccountId}/product',
    eachRecord('Product', (record, { permissions }) => {
      if (!permissions.includes('ReadAccountsDetail')) dropMember(record, 'PCA');
    }),
  ),
});
