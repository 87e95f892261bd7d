import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'psu-in-an-array',
  title: 'Wraps the PSU in an array',
  breaks: ['AISP-PAR-001', 'AISP-EP-024'],
  response: onOperation('GET /party', (draft) => {
    const data = draft.body?.Data;
    if (isObject(data) && data.Party !== undefined) data.Party = [data.Party];
  }),
});
