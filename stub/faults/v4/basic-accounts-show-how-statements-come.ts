import { fault } from '../fault.ts';

export default fault({
  id: 'basic-accounts-show-how-statements-come',
  title: 'Shows how statements are sent under ReadAccountsBasic',
  breaks: ['AISP-V4-068'],
  releases: { since: '4.0.0' },
  behaviour: {
    withheld: (honest) => (cluster, permissions) =>
      cluster === 'accounts'
        ? honest(cluster, permissions).filter((name) => name !== 'StatementFrequencyAndFormat')
        : honest(cluster, permissions),
  },
});
