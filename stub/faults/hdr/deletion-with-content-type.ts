import { onStatus, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'deletion-with-content-type',
  title: 'Declares a Content-Type for the empty answer to a deletion',
  breaks: ['AISP-HDR-030'],
  response: onStatus(204, setHeader('content-type', 'application/json; charset=utf-8')),
});
