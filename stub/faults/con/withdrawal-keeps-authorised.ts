import { fault } from '../fault.ts';

export default fault({
  id: 'withdrawal-keeps-authorised',
  title: 'Leaves a consent Authorised when the PSU withdraws access at the bank',
  breaks: ['AISP-CON-029'],
  releases: { until: '3.1.3' },
  behaviour: { statusAfterWithdrawal: () => (status) => status },
});
