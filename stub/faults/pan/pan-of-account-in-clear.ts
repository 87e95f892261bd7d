import { eachMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pan-of-account-in-clear',
  title: 'Shows the card number of an account in the clear without ReadPAN',
  breaks: ['AISP-PAN-001'],
  response: eachRecord('Account', (account, { permissions }) => {
    if (permissions.includes('ReadPAN')) return;
    eachMember(account, (member, name, holder) =>
      name === 'Identification' && holder.SchemeName === 'UK.OBIE.PAN' ? '4111111111111111' : member,
    );
  }),
});
