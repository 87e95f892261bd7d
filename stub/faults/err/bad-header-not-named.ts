import { dropMember } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'bad-header-not-named',
  title: 'Does not say which header is bad',
  breaks: ['AISP-ERR-017'],
  releases: { since: '3.1.2' },
  response: eachError(400, (entry, { release }) => {
    if (entry.ErrorCode === errorCode(release, 400, 'UK.OBIE.Header.Invalid')) dropMember(entry, 'Path');
  }),
});
