import { fault } from '../fault.ts';

export default fault({
  id: 'psu-permission-opens-account-party',
  title: 'Answers GET /accounts/{AccountId}/party with ReadPartyPSU in the place of ReadParty',
  breaks: ['AISP-PRM-011'],
  behaviour: {
    permissionsRequired: (honest) => (id) =>
      id === 'GET /accounts/{AccountId}/party' ? [['ReadParty', 'ReadPartyPSU']] : honest(id),
  },
});
