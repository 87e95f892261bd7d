import { fault } from '../fault.ts';

export default fault({
  id: 'consent-risk-unread',
  title: 'Accepts whatever stands in Risk',
  breaks: ['AISP-CON-006'],
  behaviour: {
    shapeProblems: (honest) => (body, release) => honest('Risk' in body ? { ...body, Risk: {} } : body, release),
  },
});
