import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'malformed-body-as-invalid-field',
  title: 'Reports a body that cannot be parsed as an invalid member',
  breaks: ['AISP-ERR-018'],
  releases: { since: '3.1.2' },
  response: eachError(400, (entry, { release }) => {
    if (entry.ErrorCode === errorCode(release, 400, 'UK.OBIE.Resource.InvalidFormat'))
      entry.ErrorCode = errorCode(release, 400, 'UK.OBIE.Field.Invalid');
  }),
});
