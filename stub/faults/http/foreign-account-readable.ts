import { fault } from '../fault.ts';

export default fault({
  id: 'foreign-account-readable',
  title: 'Opens every account of the bank to every token',
  breaks: ['AISP-HTTP-016'],
  behaviour: {
    accountAccess: () => (accountId, _selected, exists) => (exists(accountId) ? 'granted' : 'unknown'),
  },
});
