import { fault } from '../fault.ts';

export default fault({
  id: 'id-token-with-another-hash',
  title: 'Takes at_hash for the hash of something else',
  breaks: ['AISP-SEC-902'],
  behaviour: {
    idTokenClaims: (honest) => (said) => {
      const claims = honest(said);
      return { ...claims, at_hash: 'bm90LXRoZS1oYXNo' };
    },
  },
});
