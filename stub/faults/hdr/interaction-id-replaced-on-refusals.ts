import { onStatus, setHeader } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-replaced-on-refusals',
  title: 'Answers 403 under an interaction id of its own',
  breaks: ['AISP-HDR-005'],
  response: onStatus(403, setHeader('x-fapi-interaction-id', '5f0d6f1e-3a3c-4f6e-9b70-6f1c2d3e4a5b')),
});
