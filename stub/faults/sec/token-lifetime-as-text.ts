import { fault } from '../fault.ts';

export default fault({
  id: 'token-lifetime-as-text',
  title: 'Tells the lifetime of an access token as text',
  breaks: ['AISP-SEC-020'],
  token({ body }) {
    if (typeof body?.expires_in === 'number') body.expires_in = String(body.expires_in);
  },
});
