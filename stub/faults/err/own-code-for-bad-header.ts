import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';
import { errorCode } from '../words.ts';

export default fault({
  id: 'own-code-for-bad-header',
  title: 'Uses a code of its own for a bad x-fapi-auth-date',
  breaks: ['AISP-ERR-011'],
  warns: ['AISP-ERR-011'],
  releases: { since: '3.1.2' },
  response: eachError(400, (entry, { release }) => {
    if (entry.Path === 'x-fapi-auth-date') entry.ErrorCode = errorCode(release, 400, 'GB.ReferenceBank.AuthDate');
  }),
});
