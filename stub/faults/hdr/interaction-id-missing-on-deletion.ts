import { onStatus, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-missing-on-deletion',
  title: 'Leaves the interaction id out of the answer to a deletion',
  breaks: ['AISP-HDR-006'],
  response: onStatus(204, setHeader('x-fapi-interaction-id', undefined)),
});
