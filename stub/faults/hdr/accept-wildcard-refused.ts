import { fault } from '../fault.ts';

export default fault({
  id: 'accept-wildcard-refused',
  title: 'Refuses application/* as an Accept header',
  breaks: ['AISP-HDR-025'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      accept !== 'application/*' && honest(accept, charset, produced),
  },
});
