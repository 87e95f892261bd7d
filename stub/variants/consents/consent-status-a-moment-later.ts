import { variant } from '../variant.ts';

export default variant({
  id: 'consent-status-a-moment-later',
  title: 'Notes the status of a consent some milliseconds after it made it',
  clause: 'Account Access Consents, Data Dictionary: two dates of two events',
  resembles: ['AISP-DTM-010'],
  behaviour: {
    echoConsent: (usual) => (consent, at) =>
      usual(
        { ...consent, statusUpdateDateTime: consent.statusUpdateDateTime.replace(/(:\d\d)(?=[Z+])/, '$1.250') },
        at,
      ),
  },
});
