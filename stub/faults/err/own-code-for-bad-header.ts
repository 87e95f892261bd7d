import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'own-code-for-bad-header',
  title: 'Uses a code of its own for a bad x-fapi-auth-date',
  breaks: ['AISP-ERR-011'],
  warns: ['AISP-ERR-011'],
  releases: { since: '3.1.2' },
  response: eachError(400, (entry) => {
    if (entry.Path === 'x-fapi-auth-date') entry.ErrorCode = 'GB.ReferenceBank.AuthDate';
  }),
});
