import { onStatus, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'retry-after-is-a-date',
  title: 'Says with a date when to call again',
  breaks: ['AISP-HDR-036'],
  response: onStatus(429, (draft, request) => {
    setHeader('retry-after', new Date(request.at + 1000).toUTCString())(draft, request);
  }),
});
