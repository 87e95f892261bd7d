import { setHeader } from '../../faults/edit.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'no-cache-control',
  title: 'Says nothing about caches',
  clause: 'RFC 9111, section 3.5: answers to a request with Authorization are not kept by shared caches',
  resembles: ['AISP-HDR-037'],
  response: setHeader('cache-control', undefined),
});
