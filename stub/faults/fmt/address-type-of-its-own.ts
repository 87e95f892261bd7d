import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'address-type-of-its-own',
  title: 'Calls the home of a party an address of type Home',
  breaks: ['AISP-FMT-018'],
  response: (draft) => eachMember(draft.body, (member, name) => (name === 'AddressType' ? 'Home' : member)),
});
