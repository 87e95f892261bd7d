import { variant } from '../variant.ts';

export default variant({
  id: 'token-type-in-small-letters',
  title: 'Calls its tokens bearer, in small letters',
  clause: 'RFC 6749, section 5.1: the token type is case-insensitive',
  token: ({ body }) => {
    if (body?.token_type !== undefined) body.token_type = 'bearer';
  },
});
