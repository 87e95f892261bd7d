import { fault } from '../fault.ts';

export default fault({
  id: 'account-party-needs-both-party-permissions',
  title: 'Answers GET /accounts/{AccountId}/party only where ReadPartyPSU is granted beside ReadParty',
  breaks: ['AISP-PRM-023'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/party' ? [['ReadParty'], ['ReadPartyPSU']] : honest(id),
  },
});
