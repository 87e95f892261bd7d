import { variant } from '../variant.ts';

export default variant({
  id: 'no-scope-in-token-answers',
  title: 'Does not repeat the scope in the answer with a token',
  clause: 'RFC 6749, section 5.1: optional when it is what the client asked for',
  resembles: ['AISP-SEC-020'],
  token: ({ body, status }) => {
    if (status === 200) delete body?.scope;
  },
});
