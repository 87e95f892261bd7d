import { fault } from '../fault.ts';

export default fault({
  id: 'withdrawal-rejects-consent',
  title: 'Turns a consent to Rejected when the PSU withdraws access at the bank, and lets its tokens live on',
  breaks: ['AISP-SEC-013'],
  releases: { since: '3.1.4', until: '3.1.11' },
  behaviour: {
    statusAfterWithdrawal: () => () => 'Rejected',
    cutAccess: () => () => {},
    consentUse: (honest) => (consent, at) =>
      honest(consent.status === 'Rejected' ? { ...consent, status: 'Authorised' } : consent, at),
  },
});
