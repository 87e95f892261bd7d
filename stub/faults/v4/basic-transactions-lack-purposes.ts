import { fault } from '../fault.ts';

export default fault({
  id: 'basic-transactions-lack-purposes',
  title: 'Hides what a payment was for under Basic permissions',
  breaks: ['AISP-PRM-029'],
  releases: { since: '4.0.0' },
  behaviour: {
    withheld: (honest) => (cluster, permissions) => {
      const elements = honest(cluster, permissions);
      return cluster === 'transactions' && elements.length > 0 ? [...elements, 'PaymentPurposeCode'] : elements;
    },
  },
});
