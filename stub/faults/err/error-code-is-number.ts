import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-code-is-number',
  title: 'Sends the status as ErrorCode in 404',
  breaks: ['AISP-ERR-006'],
  response: eachError(404, (entry) => {
    entry.ErrorCode = 404;
  }),
});
