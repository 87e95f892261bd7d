import { fault } from '../fault.ts';

export default fault({
  id: 'direct-debits-served-undeclared',
  title: 'Answers GET /direct-debits, which its profile leaves out',
  breaks: ['AISP-EP-032', 'AISP-SEED-014'],
  // A bank of the full profile leaves nothing out.
  profiles: ['service'],
  behaviour: {
    notImplemented: (honest) => (operation, profile) =>
      operation === 'GET /direct-debits' ? undefined : honest(operation, profile),
  },
});
