import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'payload-version-refused',
  title: 'Refuses to be read with payload-version',
  breaks: ['AISP-V4-049'],
  releases: { since: '4.0.0' },
  response(draft, { headers, method }) {
    if (method === 'GET' && headers.has('payload-version') && draft.status === 200) becomeRefusal(draft, 400, 'U010');
  },
});
