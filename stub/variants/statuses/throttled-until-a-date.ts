import { throttled } from '../../http/api-error.ts';
import { variant } from '../variant.ts';

/** One call in so many is turned away. */
const every = 55;
const seconds = 2;

export default variant({
  id: 'throttled-until-a-date',
  title: 'Turns calls away with 429 and a Retry-After that is a date',
  clause: 'RFC 9110, section 10.2.3: Retry-After is a date or a number of seconds',
  warns: { rules: ['AISP-HDR-036'], why: 'The standard wants seconds, and says so as advice' },
  behaviour: {
    bearerToken: (usual) => {
      let calls = 0;
      return (authorization, query) => {
        calls += 1;
        if (calls % every === 0) throw throttled(seconds);
        return usual(authorization, query);
      };
    },
  },
  response: ({ status, headers }, { at }) => {
    if (status === 429 && headers.get('retry-after') === String(seconds)) {
      headers.set('retry-after', new Date(at + seconds * 1000).toUTCString());
    }
  },
});
