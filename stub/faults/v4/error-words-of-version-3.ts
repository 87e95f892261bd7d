import { eachError } from '../envelope.ts';
import { fault } from '../fault.ts';

/** What version 3.1 says where version 4 has one code for the status. */
const words: Readonly<Record<number, string>> = {
  400: 'UK.OBIE.Field.Invalid',
  403: 'UK.OBIE.Resource.ConsentMismatch',
  404: 'UK.OBIE.Resource.NotFound',
};

export default fault({
  id: 'error-words-of-version-3',
  title: 'Writes the error codes of version 3.1 in version 4',
  breaks: ['AISP-V4-033'],
  releases: { since: '4.0.0' },
  response(draft, context) {
    for (const [status, word] of Object.entries(words)) {
      eachError(Number(status), (entry) => {
        entry.ErrorCode = word;
      })(draft, context);
    }
  },
});
