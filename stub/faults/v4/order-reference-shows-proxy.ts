import { eachRecord, setMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'order-reference-shows-proxy',
  title: 'Tells beside the reference of a standing order by which phone number the payee is known',
  breaks: ['AISP-V4-078'],
  releases: { since: '4.0.0' },
  response: eachRecord('StandingOrder', (record) => {
    setMember(record, 'RemittanceInformation.Proxy', { Identification: '+44-7700900123', Code: 'MBNO' });
  }),
});
