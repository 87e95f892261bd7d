import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-of-another-issuer',
  title: 'Names another issuer in its ID tokens',
  breaks: ['AISP-SEC-902'],
  behaviour: {
    idTokenClaims: (honest) => (said) => {
      const claims = honest(said);
      return { ...claims, iss: 'https://issuer.example' };
    },
  },
});
