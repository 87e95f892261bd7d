import { fault } from '../fault.ts';

export default fault({
  id: 'withdrawal-ends-consent',
  title: 'Revokes a consent for good when the PSU withdraws access at the bank',
  breaks: ['AISP-SEC-013'],
  releases: { since: '3.1.4', until: '3.1.11' },
  behaviour: { statusAfterWithdrawal: () => () => 'Revoked' },
});
