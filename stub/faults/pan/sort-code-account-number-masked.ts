import { eachMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'sort-code-account-number-masked',
  title: 'Masks the account number of a payer or payee as if it were a card number',
  breaks: ['AISP-FMT-009', 'AISP-PAN-005'],
  response: eachRecord('Transaction', (transaction) => {
    eachMember(transaction, (member, name, holder) =>
      name === 'Identification' && holder.SchemeName === 'UK.OBIE.SortCodeAccountNumber'
        ? `**********${String(member).slice(-4)}`
        : member,
    );
  }),
});
