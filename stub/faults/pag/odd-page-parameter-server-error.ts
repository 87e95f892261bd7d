import { becomeRefusal } from '../edit.ts';
import { isLaterPage } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'odd-page-parameter-server-error',
  title: 'Breaks on a page parameter that it never made',
  breaks: ['AISP-PAG-018'],
  response(draft, request) {
    if (draft.status === 400 && isLaterPage(request)) becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
  },
});
