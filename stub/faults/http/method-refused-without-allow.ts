import { fault } from '../fault.ts';

export default fault({
  id: 'method-refused-without-allow',
  title: 'Answers 405 without Allow',
  breaks: ['AISP-HTTP-007'],
  response(draft) {
    draft.headers.delete('allow');
  },
});
