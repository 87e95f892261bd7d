import { eachMember, eachRecord } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'pan-masked-too-little-with-permission',
  title: 'Leaves nine digits of a masked card number clear under ReadPAN',
  breaks: ['AISP-PAN-003'],
  response: eachRecord('Account', (account, { permissions }) => {
    if (!permissions.includes('ReadPAN')) return;
    eachMember(account, (member, name, holder) =>
      name === 'Identification' && holder.SchemeName === 'UK.OBIE.PAN' ? '411111111***1111' : member,
    );
  }),
});
