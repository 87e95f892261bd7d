import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'interaction-id-replaced-on-party',
  title: 'Answers GET /party under an interaction id of its own',
  breaks: ['AISP-HDR-001'],
  response: onOperation('GET /party', (draft) => {
    if (draft.status === 200) draft.headers.set('x-fapi-interaction-id', '5f0d6f1e-3a3c-4f6e-9b70-6f1c2d3e4a5b');
  }),
});
