import { fault } from '../fault.ts';

export default fault({
  id: 'content-type-with-charset-refused',
  title: 'Refuses a consent request whose Content-Type has a parameter',
  breaks: ['AISP-HDR-017'],
  behaviour: {
    contentTypeAllowed: (honest) => (contentType) => contentType?.includes(';') !== true && honest(contentType),
  },
});
