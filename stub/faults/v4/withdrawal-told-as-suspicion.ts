import { fault } from '../fault.ts';

export default fault({
  id: 'withdrawal-told-as-suspicion',
  title: 'Tells the call that the PSU has to authenticate again where the consent tells that they took access back',
  breaks: ['AISP-V4-041'],
  releases: { since: '4.0.0' },
  behaviour: {
    cutAccess: () => () => {},
    consentUse: (honest) => (consent, at) =>
      consent.withdrawnAt === undefined ? honest(consent, at) : 'reauthenticate',
  },
});
