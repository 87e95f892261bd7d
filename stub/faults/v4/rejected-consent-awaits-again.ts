import { isObject, onOperation } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'rejected-consent-awaits-again',
  title: 'Has a consent that the PSU declined await authorisation again',
  breaks: ['AISP-V4-018'],
  releases: { since: '4.0.0' },
  response: onOperation('GET /account-access-consents/{ConsentId}', (draft, { memory }) => {
    const data = draft.body?.Data;
    if (!isObject(data) || data.Status !== 'RJCT') return;
    if (memory.has('seen')) data.Status = 'AWAU';
    memory.set('seen', true);
  }),
});
