import { isObject } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'created-to-the-microsecond',
  title: 'Tells to the microsecond when a consent was made',
  breaks: ['AISP-V4-065'],
  releases: { since: '4.0.1' },
  response(draft) {
    const data = draft.body?.Data;
    if (!isObject(data) || typeof data.CreationDateTime !== 'string' || data.ConsentId === undefined) return;
    data.CreationDateTime = data.CreationDateTime.replace(/\.\d+(?=[Z+])/, (part) => part.padEnd(7, '0'));
  },
});
