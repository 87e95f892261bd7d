import { variant } from '../variant.ts';

export default variant({
  id: 'permissions-in-another-order',
  title: 'Tells the permissions of a consent in the order of the alphabet',
  clause: 'Account Access Consents: Permissions has no order',
  resembles: ['AISP-CON-018', 'AISP-CON-025'],
  behaviour: {
    echoConsent: (usual) => (consent, at) => usual({ ...consent, permissions: consent.permissions.toSorted() }, at),
  },
});
