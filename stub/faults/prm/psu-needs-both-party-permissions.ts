import { fault } from '../fault.ts';

export default fault({
  id: 'psu-needs-both-party-permissions',
  title: 'Answers GET /party only where ReadParty is granted beside ReadPartyPSU',
  breaks: ['AISP-PRM-024'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /party' ? [['ReadParty'], ['ReadPartyPSU']] : honest(id)),
  },
});
