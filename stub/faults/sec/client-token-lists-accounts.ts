import { fault } from '../fault.ts';

/** A client's own token: the consent operations take no other. A 401 of version 4 does not say what was wrong with a token. */
const known = 'tokens of clients';

export default fault({
  id: 'client-token-lists-accounts',
  title: 'Answers a token of the client credentials grant with an empty list of accounts',
  breaks: ['AISP-SEC-007'],
  response(draft, { operation, headers, memory, base, path }) {
    const seen = (memory.get(known) as ReadonlySet<string> | undefined) ?? new Set();
    const token = headers.get('authorization') ?? '';
    if (operation === 'POST /account-access-consents' && draft.status === 201)
      memory.set(known, new Set([...seen, token]));
    if (operation !== 'GET /accounts' || draft.status !== 401 || !seen.has(token)) return;
    draft.status = 200;
    draft.headers.delete('www-authenticate');
    draft.headers.set('content-type', 'application/json; charset=utf-8');
    draft.body = { Data: { Account: [] }, Links: { Self: base + path }, Meta: { TotalPages: 1 } };
  },
});
