import { changeRecords, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'bulk-payments-of-accounts-not-selected',
  title: 'Shows in bulk a scheduled payment of an account that was not selected',
  breaks: ['AISP-ACC-001a'],
  response: onOperation(
    'GET /scheduled-payments',
    changeRecords('ScheduledPayment', (payments, { accountIds, customerKey = '', world }) => {
      const other = world.customer(customerKey)?.accountIds.find((id) => !accountIds.includes(id));
      const [first] = payments;
      if (first === undefined || other === undefined) return payments;
      return [...payments, { ...first, AccountId: other, ScheduledPaymentId: `${first.ScheduledPaymentId}-2` }];
    }),
  ),
});
