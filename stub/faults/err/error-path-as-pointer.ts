import { onOperation } from '../edit.ts';
import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'error-path-as-pointer',
  title: 'Writes Path as a JSON pointer',
  breaks: ['AISP-ERR-022'],
  response: onOperation(
    'POST /account-access-consents',
    eachError(400, (entry) => {
      if (typeof entry.Path === 'string') entry.Path = `/${entry.Path.replaceAll('.', '/')}`;
    }),
  ),
});
