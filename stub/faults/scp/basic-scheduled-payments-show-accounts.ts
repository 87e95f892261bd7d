import { fault } from '../fault.ts';

export default fault({
  id: 'basic-scheduled-payments-show-accounts',
  title: 'Shows the creditors of scheduled payments under ReadScheduledPaymentsBasic',
  breaks: ['AISP-SCP-004'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'scheduled-payments' ? [] : honest(cluster, permissions),
  },
});
