import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'consent-signature-checked',
  title: 'Refuses a consent request for the signature that came with it',
  breaks: ['AISP-HDR-035'],
  response(draft, request) {
    if (request.headers.has('x-jws-signature')) becomeRefusal(draft, 400, 'UK.OBIE.Signature.Invalid');
  },
});
