import { onStatus, setHeader } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'challenge-without-error',
  title: 'Asks for a bearer token with 401, and says no more',
  clause: 'RFC 6750, section 3: error is for requests with a token, and not mandatory',
  resembles: ['AISP-SEC-024'],
  response: onStatus(401, setHeader('www-authenticate', 'Bearer')),
});
