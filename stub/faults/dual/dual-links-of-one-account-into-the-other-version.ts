import { eachMember, onGroup } from '../edit.ts';
import { fault } from '../fault.ts';
import { inVersionFour } from '../in-version-four.ts';

export default fault({
  id: 'dual-links-of-one-account-into-the-other-version',
  title: 'Has the links of what belongs to one account in version 4 lead into version 3.1',
  breaks: ['AISP-DUAL-033'],
  bothVersions: true,
  response: inVersionFour(
    onGroup('direct-debits', (draft, { params }) => {
      if (params.AccountId === undefined) return;
      eachMember(draft.body?.Links, (member) =>
        typeof member === 'string' ? member.replace('/v4.0/', '/v3.1/') : member,
      );
    }),
  ),
});
