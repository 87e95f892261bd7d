import { variant } from '../variant.ts';

export default variant({
  id: 'no-id-token-on-refresh',
  title: 'Answers a refresh without an ID token',
  clause: 'OpenID Connect Core 1.0, section 12.2: the answer to a refresh might not contain an ID token',
  token: ({ body }, { memory }) => {
    const refresh = body?.refresh_token;
    if (typeof refresh !== 'string') return;
    if (memory.has(refresh)) delete body?.id_token;
    memory.set(refresh, true);
  },
});
