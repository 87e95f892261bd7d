import { fault } from '../fault.ts';

export default fault({
  id: 'consent-without-risk-accepted',
  title: 'Accepts a consent request without Risk',
  breaks: ['AISP-CON-005'],
  behaviour: {
    shapeProblems: (honest) => (body, release) => honest({ Risk: {}, ...body }, release),
  },
});
