import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-path-empty',
  title: 'Sends an empty Path with 406',
  breaks: ['AISP-ERR-008'],
  response: eachError(406, (entry) => {
    entry.Path = '';
  }),
});
