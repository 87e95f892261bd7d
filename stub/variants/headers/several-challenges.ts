import { onStatus, setHeader } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'several-challenges',
  title: 'Names two schemes in WWW-Authenticate',
  clause: 'RFC 9110, section 11.6.1: a list of challenges',
  resembles: ['AISP-SEC-024'],
  response: onStatus(
    401,
    setHeader('www-authenticate', 'DPoP algs="ES256", Bearer realm="aisp", error="invalid_token"'),
  ),
});
