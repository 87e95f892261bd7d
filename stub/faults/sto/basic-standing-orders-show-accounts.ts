import { fault } from '../fault.ts';

export default fault({
  id: 'basic-standing-orders-show-accounts',
  title: 'Shows the creditors of standing orders under ReadStandingOrdersBasic',
  breaks: ['AISP-STO-010'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) => (cluster === 'standing-orders' ? [] : honest(cluster, permissions)),
  },
});
