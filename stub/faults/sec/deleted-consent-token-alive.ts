import { fault } from '../fault.ts';

export default fault({
  id: 'deleted-consent-token-alive',
  title: 'Lets the tokens of a deleted consent live on',
  breaks: ['AISP-SEC-011'],
  behaviour: {
    revokeTokens: () => () => {},
    consentBehind: (honest) => {
      const seen = new Map<string, NonNullable<ReturnType<typeof honest>>>();
      return (consents, consentId) => {
        const found = honest(consents, consentId) ?? seen.get(consentId);
        if (found !== undefined) seen.set(consentId, found);
        return found;
      };
    },
  },
});
