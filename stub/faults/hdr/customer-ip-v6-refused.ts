import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'customer-ip-v6-refused',
  title: 'Knows addresses of IPv4 only in x-fapi-customer-ip-address',
  breaks: ['AISP-HDR-014'],
  response(draft, request) {
    const address = request.headers.get('x-fapi-customer-ip-address') ?? '';
    if (address.includes(':')) becomeRefusal(draft, 403, 'GB.ReferenceBank.Address.Unknown');
  },
});
