import { fault } from '../fault.ts';

export default fault({
  id: 'beneficiaries-served-undeclared',
  title: 'Answers GET /beneficiaries, which its profile leaves out',
  breaks: ['AISP-EP-032', 'AISP-SEED-013'],
  // A bank of the full profile leaves nothing out.
  profiles: ['service'],
  behaviour: {
    notImplemented: (honest) => (operation, profile) =>
      operation === 'GET /beneficiaries' ? undefined : honest(operation, profile),
  },
});
