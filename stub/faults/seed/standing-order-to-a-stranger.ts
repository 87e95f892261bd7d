import { changeRecords, isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'standing-order-to-a-stranger',
  title: 'Has a standing order to an account that is neither a beneficiary nor the customer’s',
  breaks: ['AISP-SEED-003'],
  profiles: ['service'],
  response: changeRecords('StandingOrder', (orders) => {
    const [first] = orders;
    const creditor = first?.CreditorAccount;
    if (isObject(creditor) && creditor.SchemeName === 'UK.OBIE.SortCodeAccountNumber') {
      creditor.Identification = '40000011112222';
    }
    return orders;
  }),
});
