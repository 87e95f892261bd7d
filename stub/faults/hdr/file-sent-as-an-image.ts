import { fault } from '../fault.ts';

export default fault({
  id: 'file-sent-as-an-image',
  title: 'Sends the file of a statement whatever image is asked for',
  breaks: ['AISP-HDR-021'],
  profiles: ['full'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      honest(accept, charset, produced) || (produced === 'application/pdf' && accept === 'image/png'),
  },
});
