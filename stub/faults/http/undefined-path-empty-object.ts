import { fault } from '../fault.ts';

export default fault({
  id: 'undefined-path-empty-object',
  title: 'Answers a path that the standard does not define with 200 and an empty object',
  breaks: ['AISP-HTTP-011'],
  response(draft, request) {
    if (draft.status !== 404 || !request.path.endsWith('/foobar')) return;
    draft.status = 200;
    draft.body = {};
  },
});
