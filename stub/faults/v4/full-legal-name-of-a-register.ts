import { eachMember } from '../edit.ts';
import { fault } from '../fault.ts';

const longest = 350;

export default fault({
  id: 'full-legal-name-of-a-register',
  title: 'Gives a FullLegalName with all that a register says beside it, longer than any name may be',
  breaks: ['AISP-FMT-008'],
  releases: { since: '4.0.0' },
  response: (draft) =>
    eachMember(draft.body, (member, name) =>
      name === 'FullLegalName' ? `${String(member)} ${'(as entered) '.repeat(longest / 10)}` : member,
    ),
});
