import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'credit-line-with-detail-only',
  title: 'Says that there is a credit line only to those who see account details',
  breaks: ['AISP-BAL-010'],
  response: eachRecord('Balance', (balance, { permissions }) => {
    if (permissions.includes('ReadAccountsDetail')) balance.CreditLine ??= [{ Included: false }];
  }),
});
