import { fault } from '../fault.ts';

export default fault({
  id: 'accept-charset-ignored',
  title: 'Answers in UTF-8 where another charset is asked for',
  breaks: ['AISP-HDR-026'],
  behaviour: {
    acceptable: (honest) => (accept, charset, produced) =>
      honest(accept?.replace(/;\s*charset=[^;,]*/i, ''), charset, produced),
  },
});
