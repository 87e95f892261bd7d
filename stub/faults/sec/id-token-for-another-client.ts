import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-for-another-client',
  title: 'Issues ID tokens for another client than the one that asked',
  breaks: ['AISP-SEC-902'],
  behaviour: {
    idTokenClaims: (honest) => (said) => {
      const claims = honest(said);
      return { ...claims, aud: 'somebody-else' };
    },
  },
});
