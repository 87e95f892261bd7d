import { fault } from '../fault.ts';

/** How long it takes until all of the bank knows of a consent. */
const delayMs = 30_000;

export default fault({
  id: 'consent-usable-after-a-delay',
  title: 'Neither shows a consent nor has it authorised in the first half minute after it was made',
  breaks: ['AISP-EP-002'],
  behaviour: {
    consentKnownYet: (honest) => (consent, at) =>
      honest(consent, at) && at - Date.parse(consent.creationDateTime) >= delayMs,
  },
});
