import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-code-is-number',
  title: 'Sends the status as ErrorCode in 406',
  breaks: ['AISP-ERR-006'],
  response: eachError(406, (entry) => {
    entry.ErrorCode = 406;
  }),
});
