import { fault } from '../fault.ts';

export default fault({
  id: 'standing-orders-open-to-all',
  title: 'Answers GET /standing-orders without a permission for standing orders',
  breaks: ['AISP-PRM-005'],
  behaviour: {
    permissionsRequired: (honest) => (id) => (id === 'GET /standing-orders' ? [] : honest(id)),
  },
});
