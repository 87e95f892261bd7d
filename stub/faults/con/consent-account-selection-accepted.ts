import { fault } from '../fault.ts';

export default fault({
  id: 'consent-account-selection-accepted',
  title: 'Lets the TPP select accounts in a consent request',
  breaks: ['AISP-CON-023'],
  releases: [{ since: '3.1.4', until: '3.1.5' }, { since: '3.1.7' }],
  behaviour: {
    shapeProblems: (honest) => (body, release) => honest(body, release).filter(({ path }) => path !== 'Account'),
  },
});
