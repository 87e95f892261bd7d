import { fault } from '../fault.ts';
import { readingConsents } from '../reading.ts';

export default fault({
  id: 'json-with-more-after-it-accepted',
  title: 'Reads a consent request up to its end, and over what comes after it',
  breaks: ['AISP-HTTP-902'],
  serve: readingConsents((text) => text.replace(/\}[^}]*$/, '}')),
});
