import { variant } from '../variant.ts';

export default variant({
  id: 'headers-of-gateways',
  title: 'Sends the headers that gateways add: cookies, traces, security policies, entity tags',
  clause: 'RFC 9110, section 5.1: unknown headers are ignored',
  resembles: ['AISP-HDR-037'],
  response: ({ headers }, { sequence }) => {
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-request-id', `req-${sequence}`);
    headers.set('etag', `W/"${sequence}"`);
    headers.set('last-modified', 'Tue, 17 Mar 2026 10:30:00 GMT');
    headers.set('vary', 'Accept, Authorization');
    headers.set('server-timing', 'db;dur=53');
    headers.append('set-cookie', `route=${sequence % 3}; Path=/; HttpOnly`);
    headers.append('set-cookie', 'visitor=1; Path=/');
  },
});
