import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'page-nought-server-error',
  title: 'Breaks on a page of the number nought',
  breaks: ['AISP-PAG-018'],
  response(draft, { query }) {
    if (draft.status === 400 && query.get('page') === '0') becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
  },
});
