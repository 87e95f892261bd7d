import { variant } from '../variant.ts';

const toTheMinute = (text: string) => text.replace(/:\d\d(?:\.\d+)?(?=[Z+-]|$)/, ':00');

export default variant({
  id: 'consent-dates-to-the-minute',
  title: 'Keeps the dates of a consent and of its status to the minute',
  clause: 'Account Access Consents, Data Dictionary: no precision is asked for',
  resembles: ['AISP-DTM-010', 'AISP-CON-032', 'AISP-CON-033'],
  behaviour: {
    echoConsent: (usual) => (consent, at) =>
      usual(
        {
          ...consent,
          creationDateTime: toTheMinute(consent.creationDateTime),
          statusUpdateDateTime: toTheMinute(consent.statusUpdateDateTime),
        },
        at,
      ),
  },
});
