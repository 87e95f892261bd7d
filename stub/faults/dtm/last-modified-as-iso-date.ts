import { onOperation, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'last-modified-as-iso-date',
  title: 'Writes the header Last-Modified as a date-time of ISO 8601',
  breaks: ['AISP-DTM-007'],
  response: onOperation('GET /accounts', setHeader('last-modified', '2026-03-17T10:30:00Z')),
});
