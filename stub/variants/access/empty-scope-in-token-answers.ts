import { variant } from '../variant.ts';

export default variant({
  id: 'empty-scope-in-token-answers',
  title: 'Tells an empty scope in the answer with a token',
  clause: 'No statement of the interface is about it; RFC 6749, section 5.1, wants it absent',
  token: ({ body, status }) => {
    if (status === 200 && body?.scope !== undefined) body.scope = '';
  },
});
