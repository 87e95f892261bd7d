import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'trailing-slash-not-found',
  title: 'Answers a path with a trailing slash with 404',
  breaks: ['AISP-HTTP-033'],
  response(draft, request) {
    if (request.path.endsWith('/')) becomeRefusal(draft, 404, 'GB.ReferenceBank.Endpoint.NotFound');
  },
});
