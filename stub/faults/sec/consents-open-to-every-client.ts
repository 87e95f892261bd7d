import { fault } from '../fault.ts';

export default fault({
  id: 'consents-open-to-every-client',
  title: 'Lets every TPP read and delete the consents of every other',
  breaks: ['AISP-SEC-010'],
  behaviour: { consentOwnership: () => () => 'own' },
});
