import { onSuccess } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'client-id-must-fit',
  title: 'Refuses a good token beside an x-client-id that it does not know',
  breaks: ['AISP-V4-056'],
  releases: { since: '4.0.1' },
  response: onSuccess((draft, { headers }) => {
    if (!headers.has('x-client-id')) return;
    draft.status = 401;
    draft.body = undefined;
    draft.headers.delete('content-type');
    draft.headers.set('www-authenticate', 'Bearer realm="accounts"');
  }),
});
