import { fault } from '../fault.ts';

export default fault({
  id: 'consents-can-be-listed',
  title: 'Lists the consents on GET /account-access-consents',
  breaks: ['AISP-CON-048'],
  response(draft, { method, path, base }) {
    if (method !== 'GET' || path !== '/account-access-consents' || draft.status !== 405) return;
    draft.status = 200;
    draft.headers.delete('allow');
    draft.body = { Data: { Consent: [] }, Links: { Self: `${base}${path}` }, Meta: { TotalPages: 1 } };
  },
});
