import { variant } from '../variant.ts';

/** One refresh in so many breaks. */
const every = 3;

const refused = () => Response.json({ error: 'invalid_grant', error_description: 'Used before' }, { status: 400 });

export default variant({
  id: 'refresh-tokens-lost-on-errors',
  title: 'Breaks at one refresh in three, after it has used the refresh token up',
  clause: 'RFC 6749 does not say what an error of the server does to a refresh token',
  serve: (usual) => {
    const lost = new Set<string>();
    let refreshes = 0;
    return async (request, env) => {
      if (request.method !== 'POST' || new URL(request.url).pathname !== '/token') return usual(request, env);
      const form = new URLSearchParams(await request.clone().text());
      if (form.get('grant_type') !== 'refresh_token') return usual(request, env);
      const token = form.get('refresh_token') ?? '';
      if (lost.has(token)) return refused();
      refreshes += 1;
      if (refreshes % every !== 0) return usual(request, env);
      lost.add(token);
      return new Response('Internal Server Error', { status: 500, headers: { 'content-type': 'text/plain' } });
    };
  },
});
