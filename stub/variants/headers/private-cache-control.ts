import { setHeader } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'private-cache-control',
  title: 'Lets callers keep answers for a moment, and nobody else',
  clause: 'RFC 9111, section 5.2.2.7: private',
  resembles: ['AISP-HDR-037'],
  response: setHeader('cache-control', 'private, max-age=5, must-revalidate'),
});
