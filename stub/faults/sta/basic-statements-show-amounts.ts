import { fault } from '../fault.ts';

export default fault({
  id: 'basic-statements-show-amounts',
  title: 'Shows the amounts of statements under ReadStatementsBasic',
  breaks: ['AISP-STA-003'],
  profiles: ['full'],
  behaviour: {
    withheld: (honest) => (cluster, permissions) => (cluster === 'statements' ? [] : honest(cluster, permissions)),
  },
});
