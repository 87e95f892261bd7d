import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'unknown-permission-as-unexpected-member',
  title: 'Reports a permission that does not exist as an unexpected member',
  breaks: ['AISP-ERR-014'],
  releases: { since: '3.1.2' },
  response: eachError(400, (entry, { release }) => {
    if (entry.Path === 'Data.Permissions' && entry.ErrorCode === errorCode(release, 400, 'UK.OBIE.Field.Invalid'))
      entry.ErrorCode = errorCode(release, 400, 'UK.OBIE.Field.Unexpected');
  }),
});
