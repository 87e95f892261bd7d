import { eachMember, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-pan-clear-there',
  title: 'Shows card numbers in clear in version 4 whatever the consent says',
  breaks: ['AISP-DUAL-035'],
  bothVersions: true,
  response: inVersionFour(
    onGroup('accounts', (draft) => {
      eachMember(draft.body?.Data, (member, name, { SchemeName }) =>
        name === 'Identification' && SchemeName === 'UK.OBIE.PAN' ? '4929420000000006' : member,
      );
    }),
  ),
});
