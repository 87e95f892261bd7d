import { fault } from '../fault.ts';

export default fault({
  id: 'content-type-charset-ignored',
  title: 'Takes a consent request in any charset',
  breaks: ['AISP-HDR-019'],
  warns: ['AISP-HDR-019'],
  behaviour: { contentTypeAllowed: (honest) => (contentType) => honest(contentType?.split(';')[0]) },
});
