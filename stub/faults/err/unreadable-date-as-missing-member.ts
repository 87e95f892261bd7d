import { onOperation } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'unreadable-date-as-missing-member',
  title: 'Reports a date that cannot be read as a missing member',
  breaks: ['AISP-ERR-015'],
  releases: { since: '3.1.6' },
  response: onOperation(
    'POST /account-access-consents',
    eachError(400, (entry, { release }) => {
      if (entry.ErrorCode === errorCode(release, 400, 'UK.OBIE.Field.InvalidDate'))
        entry.ErrorCode = errorCode(release, 400, 'UK.OBIE.Field.Missing');
    }),
  ),
});
