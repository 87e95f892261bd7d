import { fault } from '../fault.ts';

export default fault({
  id: 'content-type-charset-forbidden',
  title: 'Refuses a consent request in another charset with 403',
  breaks: ['AISP-HDR-019'],
  response(draft, request) {
    if (draft.status === 415 && /charset=iso/i.test(request.headers.get('content-type') ?? '')) draft.status = 403;
  },
});
