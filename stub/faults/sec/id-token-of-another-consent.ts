import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-of-another-consent',
  title: 'Names another consent in its ID tokens',
  breaks: ['AISP-SEC-902'],
  behaviour: {
    idTokenClaims: (honest) => (said) => {
      const claims = honest(said);
      return { ...claims, openbanking_intent_id: 'aac-of-somebody-else' };
    },
  },
});
