import { fault } from '../fault.ts';

export default fault({
  id: 'unauthorised-without-challenge',
  title: 'Answers 401 without WWW-Authenticate',
  breaks: ['AISP-SEC-024'],
  response(draft) {
    draft.headers.delete('www-authenticate');
  },
});
