import { variant } from '../variant.ts';

export default variant({
  id: 'media-type-without-charset',
  title: 'Names its media type without a charset',
  clause: 'Read/Write Data API, Response Headers; RFC 8259: JSON is UTF-8',
  resembles: ['AISP-HDR-028', 'AISP-HDR-029'],
  response: ({ headers }) => {
    if (headers.get('content-type')?.startsWith('application/json')) headers.set('content-type', 'application/json');
  },
});
