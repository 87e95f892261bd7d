import { quirks } from '../quirk.ts';

/** Errors and the wire. */
export const errorQuirks = quirks([
  {
    id: 'html-errors',
    title: 'Answers errors with a web page',
    seen: 'untold',
    published: 'Developers met pages for browsers where an error in JSON should be, at every stage.',
    breaks: ['AISP-HTTP-025', 'AISP-HDR-029'],
    faults: ['errors-as-web-pages'],
  },
  {
    id: 'error-body-of-a-framework',
    title: 'Answers errors with the body that its framework makes of them',
    seen: 'untold',
    published: 'A developer was answered with an object of another shape in JSON.',
    breaks: ['AISP-HTTP-025', 'AISP-ERR-005'],
    faults: ['error-body-of-a-framework'],
  },
  {
    id: 'gateway-401-body',
    title: 'Answers 401 with the body of the gateway in front of it',
    seen: 'untold',
    published: 'A developer was answered by the gateway, in its own words, where a token was no good.',
    breaks: ['AISP-HTTP-025'],
    faults: ['unauthorised-body-of-a-gateway'],
  },
]);
