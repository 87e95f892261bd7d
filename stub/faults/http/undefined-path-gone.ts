import { fault } from '../fault.ts';

export default fault({
  id: 'undefined-path-gone',
  title: 'Answers a path that the standard does not define with 410',
  breaks: ['AISP-HTTP-032'],
  response(draft, request) {
    if (draft.status === 404 && request.path.endsWith('/foobar')) draft.status = 410;
  },
});
