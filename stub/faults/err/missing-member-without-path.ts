import { dropMember } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'missing-member-without-path',
  title: 'Reports a missing member without its Path',
  breaks: ['AISP-ERR-013'],
  releases: { since: '3.1.2' },
  response: eachError(400, (entry, { release }) => {
    if (entry.ErrorCode === errorCode(release, 400, 'UK.OBIE.Field.Missing')) dropMember(entry, 'Path');
  }),
});
