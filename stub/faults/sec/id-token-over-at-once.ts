import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-over-at-once',
  title: 'Issues ID tokens that end when they begin',
  breaks: ['AISP-SEC-902'],
  behaviour: {
    idTokenClaims: (honest) => (said) => {
      const claims = honest(said);
      return { ...claims, exp: Number(claims.iat) };
    },
  },
});
