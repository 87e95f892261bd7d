import { onStatus, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'refusals-declared-as-problem-json',
  title: 'Declares the bodies of 403 as application/problem+json',
  breaks: ['AISP-HDR-029'],
  response: onStatus(403, setHeader('content-type', 'application/problem+json')),
});
