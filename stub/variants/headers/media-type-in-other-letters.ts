import { variant } from '../variant.ts';

export default variant({
  id: 'media-type-in-other-letters',
  title: 'Writes its media type as Application/JSON;charset="UTF-8"',
  clause: 'RFC 9110, section 8.3.1: case-insensitive, a parameter may be quoted, blanks are optional',
  resembles: ['AISP-HDR-028'],
  response: ({ headers }) => {
    if (headers.get('content-type')?.startsWith('application/json')) {
      headers.set('content-type', 'Application/JSON;charset="UTF-8"');
    }
  },
});
