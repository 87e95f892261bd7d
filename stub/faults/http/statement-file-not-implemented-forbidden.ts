import { fault } from '../fault.ts';

export default fault({
  id: 'statement-file-not-implemented-forbidden',
  title: 'Refuses the file of a statement, which it does not implement, with 403',
  breaks: ['AISP-HTTP-010'],
  profiles: ['service'],
  response(draft, request) {
    if (draft.status === 404 && request.path.endsWith('/file')) draft.status = 403;
  },
});
