import { fault } from '../fault.ts';

export default fault({
  id: 'encryption-answered-in-clear',
  title: 'Answers in clear where an encrypted answer is asked for',
  breaks: ['AISP-HDR-027'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      accept === 'application/jose+jwe' || honest(accept, charset, produced),
  },
});
