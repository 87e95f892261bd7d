import { onOperation } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'missing-permission-as-unexpected-error',
  title: 'Calls a missing ReadPartyPSU an unexpected error of the bank',
  breaks: ['AISP-ERR-012'],
  releases: { since: '3.1.2' },
  response: onOperation(
    'GET /party',
    eachError(403, (entry, { release }) => {
      entry.ErrorCode = errorCode(release, 403, 'UK.OBIE.UnexpectedError');
    }),
  ),
});
