import { fault } from '../fault.ts';

export default fault({
  id: 'accept-with-weight-refused',
  title: 'Refuses an Accept header with a weight',
  breaks: ['AISP-HDR-024'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      accept?.includes(';q=') !== true && honest(accept, charset, produced),
  },
});
