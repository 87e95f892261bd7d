import { fault } from '../fault.ts';

export default fault({
  id: 'offers-open-to-all',
  title: 'Answers GET /accounts/{AccountId}/offers without ReadOffers',
  breaks: ['AISP-PRM-010'],
  profiles: ['full'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /accounts/{AccountId}/offers' ? [] : honest(id)),
  },
});
