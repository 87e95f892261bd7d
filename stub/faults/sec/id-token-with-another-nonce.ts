import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-with-another-nonce',
  title: 'Sends the same nonce in every ID token',
  breaks: ['AISP-SEC-902'],
  behaviour: {
    idTokenClaims: (honest) => (said) => {
      const claims = honest(said);
      return { ...claims, nonce: 'of-another-request' };
    },
  },
});
