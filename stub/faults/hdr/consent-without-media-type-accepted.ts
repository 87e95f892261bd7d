import { fault } from '../fault.ts';

export default fault({
  id: 'consent-without-media-type-accepted',
  title: 'Makes a consent of a body that names no media type',
  breaks: ['AISP-HDR-018'],
  behaviour: {
    contentTypeAllowed: (honest) => (contentType) => contentType === undefined || honest(contentType),
  },
});
