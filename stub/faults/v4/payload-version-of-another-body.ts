import { onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'payload-version-of-another-body',
  title: 'Says that a consent is told by the schema of 3.1.11, and tells it by its own',
  breaks: ['AISP-V4-048'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft) => {
    if (draft.status === 200) draft.headers.set('payload-version', '3.1.11');
  }),
});
