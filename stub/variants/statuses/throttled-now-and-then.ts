import { throttled } from '../../http/api-error.ts';
import { variant } from '../variant.ts';

/** One call in so many is turned away. */
const every = 40;

export default variant({
  id: 'throttled-now-and-then',
  title: 'Turns calls away with 429 and Retry-After in the middle of a run',
  clause: 'Read/Write Data API, HTTP Status Codes: 429, with Retry-After',
  resembles: ['AISP-HTTP-026', 'AISP-HDR-036'],
  behaviour: {
    bearerToken: (usual) => {
      let calls = 0;
      return (authorization, query) => {
        calls += 1;
        if (calls % every === 0) throw throttled(1);
        return usual(authorization, query);
      };
    },
  },
});
