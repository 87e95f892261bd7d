import { fault } from '../fault.ts';

export default fault({
  id: 'basic-accounts-show-identification',
  title: 'Shows account identification under ReadAccountsBasic',
  breaks: ['AISP-ACC-011'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) => (cluster === 'accounts' ? [] : honest(cluster, permissions)),
  },
});
