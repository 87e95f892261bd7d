import { variant } from '../variant.ts';

export default variant({
  id: 'tokens-of-ten-minutes',
  title: 'Issues access tokens for ten minutes',
  clause: 'Read/Write Data API, Token Expiry Time: how long is for the bank to say',
  resembles: ['AISP-SEC-020'],
  tokenSeconds: 600,
});
