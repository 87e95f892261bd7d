import { eachMember, onStatus } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-error-code-differs-there',
  title: 'Refuses unknown accounts in version 4 as a field that is not valid',
  breaks: ['AISP-DUAL-032'],
  bothVersions: true,
  response: inVersionFour(
    onStatus(400, (draft) => {
      eachMember(draft.body, (member, name) => (name === 'ErrorCode' && member === 'U011' ? 'U002' : member));
    }),
  ),
});
