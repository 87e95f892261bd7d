import { variant } from '../variant.ts';

const page = '<!doctype html><title>Your session has ended</title><p>You waited too long. You may close this page.';

export default variant({
  id: 'sessions-time-out-at-the-bank',
  title: 'Keeps a PSU who does not approve until the session has timed out, and sends nobody back',
  clause: 'Account Access Consents, Status Flow: from outside a PSU who is kept looks like one who still thinks',
  unseen: {
    rules: ['AISP-CON-028', 'AISP-CON-031'],
    why: 'No authorisation is ever declined, so that no consent is ever to read Rejected',
  },
  serve: (usual) => (request, env) => {
    const { pathname, searchParams } = new URL(request.url);
    return pathname === '/authorize' && searchParams.get('decision') === 'reject'
      ? new Response(page, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
      : usual(request, env);
  },
});
