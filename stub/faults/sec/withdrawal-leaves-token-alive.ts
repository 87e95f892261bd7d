import { fault } from '../fault.ts';

export default fault({
  id: 'withdrawal-leaves-token-alive',
  title: 'Leaves the access token alive when the PSU withdraws access at the bank',
  breaks: ['AISP-SEC-013', 'AISP-V4-008'],
  releases: { since: '3.1.9' },
  behaviour: { cutAccess: () => () => {} },
});
