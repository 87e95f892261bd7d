import { becomeRefusal } from '../edit.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'unescaped-plus-server-error',
  title: 'Breaks on a plus sign in a filter that was not escaped',
  breaks: ['AISP-FIL-025'],
  response(draft, request) {
    const blank = [...request.query.values()].some((value) => value.includes(' '));
    if (blank) becomeRefusal(draft, 500, 'UK.OBIE.UnexpectedError');
  },
});
