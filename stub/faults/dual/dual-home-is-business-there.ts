import { eachMember, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-home-is-business-there',
  title: 'Tells homes as places of business in version 4',
  breaks: ['AISP-DUAL-024'],
  bothVersions: true,
  response: inVersionFour(
    onGroup('parties', (draft) => {
      eachMember(draft.body, (member, name) => (name === 'AddressType' && member === 'HOME' ? 'BIZZ' : member));
    }),
  ),
});
