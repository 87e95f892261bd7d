import { everyDateTime } from '../texts.ts';
import { variant } from '../variant.ts';

export default variant({
  id: 'z-for-zero-offset',
  title: 'Writes Z in the place of +00:00',
  clause: 'Read/Write Data API, Date Formats: both are ISO 8601',
  resembles: ['AISP-DTM-001'],
  response: everyDateTime((text) => text.replace(/\+00:00$/, 'Z')),
});
