import { fault } from '../fault.ts';

export default fault({
  id: 'ended-consent-authorised-again',
  title: 'Lets a PSU authorise a consent that has come to its end',
  breaks: ['AISP-V4-015'],
  releases: { since: '4.0.0' },
  behaviour: { consentOver: () => () => false },
});
