import { fault } from '../fault.ts';

export default fault({
  id: 'image-accepted',
  title: 'Answers with JSON where an image is asked for',
  breaks: ['AISP-HDR-021'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) => accept === 'image/png' || honest(accept, charset, produced),
  },
});
