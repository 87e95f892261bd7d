import { eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'business-standing-orders-share-an-id',
  title: 'Gives all standing orders of a business account the id of the account',
  breaks: ['AISP-FMT-021'],
  response: eachRecord('StandingOrder', (order, { world }) => {
    const account = String(order.AccountId);
    if (world.account(account)?.AccountType === 'Business') order.StandingOrderId = account;
  }),
});
