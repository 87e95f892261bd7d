import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-links-into-the-other-version',
  title: 'Has the links of version 4 lead into version 3.1',
  breaks: ['AISP-DUAL-033'],
  bothVersions: true,
  response: inVersionFour((draft) => {
    eachMember(draft.body?.Links, (member) =>
      typeof member === 'string' ? member.replace('/v4.0/', '/v3.1/') : member,
    );
  }),
});
