import { fault } from '../fault.ts';

export default fault({
  id: 'form-accepted-as-consent',
  title: 'Takes a consent request that calls itself a form',
  breaks: ['AISP-HDR-016'],
  behaviour: {
    contentTypeAllowed: (honest) => (contentType) =>
      contentType === 'application/x-www-form-urlencoded' || honest(contentType),
  },
});
