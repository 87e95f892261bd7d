import { variant } from '../variant.ts';

export default variant({
  id: 'more-scopes-in-token-answers',
  title: 'Lists scopes in the answer with a token that nobody asked for',
  clause: 'RFC 6749, section 5.1: the answer tells the scope where it is not the one that was asked for',
  token: ({ body, status }) => {
    if (status === 200 && typeof body?.scope === 'string')
      body.scope = `${body.scope} customer_info fundsconfirmations`;
  },
});
