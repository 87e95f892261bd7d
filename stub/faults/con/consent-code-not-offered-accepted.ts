import { fault } from '../fault.ts';

export default fault({
  id: 'consent-code-not-offered-accepted',
  title: 'Accepts permission codes of resources that it does not offer',
  breaks: ['AISP-CON-015', 'AISP-SEED-020'],
  warns: ['AISP-SEED-020'],
  // A bank of the full profile leaves nothing out.
  profiles: ['service'],
  behaviour: {
    permissionProblems: (honest) => (codes) => honest(codes, () => true),
  },
});
