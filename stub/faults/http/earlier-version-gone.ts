import { refuseBare } from '../breakdowns.ts';
import { fault } from '../fault.ts';

export default fault({
  id: 'earlier-version-gone',
  title: 'Says 410 of a version that it serves no longer',
  breaks: ['AISP-HTTP-030', 'AISP-HTTP-032'],
  response(draft, request) {
    if (request.path.includes('/v3.0/')) refuseBare(draft, 410);
  },
});
