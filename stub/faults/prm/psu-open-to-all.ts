import { fault } from '../fault.ts';

export default fault({
  id: 'psu-open-to-all',
  title: 'Answers GET /party without ReadPartyPSU',
  breaks: ['AISP-PRM-012'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /party' ? [] : honest(id)),
  },
});
