import { fault } from '../fault.ts';

export default fault({
  id: 'party-permission-opens-psu',
  title: 'Answers GET /party with ReadParty in the place of ReadPartyPSU',
  breaks: ['AISP-PRM-012'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /party' ? [['ReadParty', 'ReadPartyPSU']] : honest(id)),
  },
});
