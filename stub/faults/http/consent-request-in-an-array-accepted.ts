import { fault } from '../fault.ts';
import { readingConsents } from '../reading.ts';

export default fault({
  id: 'consent-request-in-an-array-accepted',
  title: 'Takes a consent request that comes in an array',
  breaks: ['AISP-HTTP-004'],
  serve: readingConsents((text) => text.replace(/^\[(\{.*\})\]$/, '$1')),
});
